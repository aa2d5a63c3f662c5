import { newsOf } from '~/features/conversations/updates.server'
import { screen } from '~/routes/http/screen-and-act.server'
import { workFromParams } from './work-from-params'

/** News of a conversation, and who is writing: asked by script. */
export const loader = screen(({ actor, params, url }) => {
  const seen = url.searchParams.get('seen')?.slice(0, 64) ?? ''
  return Response.json(newsOf(actor, workFromParams(params), seen), {
    headers: { 'Cache-Control': 'no-store' },
  })
})
