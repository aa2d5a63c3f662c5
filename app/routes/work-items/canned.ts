import { cannedFor } from '~/features/conversations/canned.server'
import { screen } from '~/routes/http/screen-and-act.server'
import { workFromParams } from './work-from-params'

/** A canned response, filled in: script puts it where the cursor is. */
export const loader = screen(({ actor, params, url }) => {
  const id = url.searchParams.get('id') ?? ''
  return Response.json({ text: cannedFor(actor, workFromParams(params), id) })
})
