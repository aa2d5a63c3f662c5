import { useLoaderData } from '@remix-run/react'
import type { LiveHandle } from '~/components/shell/live'
import { notFound } from '~/domain-error'
import { viewQuery } from '~/map/work-path'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { noteForm } from '~/routes/work-items/notes.server'
import { useRefused } from '~/routes/work-items/use-refused'
import { readRequest } from './read-request.server'
import { liveOf, RequestScreen } from './request-screen'

/** Posted to by the notes view (`?v=notes` of the request's page); its own screen is the refused note. */

export { refusedMeta as meta } from '~/routes/work-items/refused-note'

export const loader = screen(({ actor, clock, params, url }) => {
  const query = viewQuery('request', 'notes', url.searchParams)
  const data = readRequest(actor, params.request ?? '', { query, clock })
  if (!data.may.notes) throw notFound()
  return data
})
export const action = act(noteForm)

type Data = ReturnType<typeof useLoaderData<typeof loader>>
export const handle: LiveHandle<Data> = { live: liveOf }

/** Screen of a refused note: shown where it was written. */
export default function RefusedNote() {
  return <RequestScreen data={useLoaderData<typeof loader>()} refusedNote={useRefused()} />
}
