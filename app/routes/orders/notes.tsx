import { useLoaderData } from '@remix-run/react'
import type { LiveHandle } from '~/components/shell/live'
import { notFound } from '~/domain-error'
import { viewQuery } from '~/map/work-path'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { noteForm } from '~/routes/work-items/notes.server'
import { useRefused } from '~/routes/work-items/use-refused'
import { liveOf, OrderScreen } from './order-screen'
import { readOrder } from './read-order.server'

/** Posted to by the notes view (`?view=notes` of the order's page); its own screen is the refused note. */

export { refusedMeta as meta } from '~/routes/work-items/refused-note'

export const loader = screen(({ actor, clock, params: { order = '' }, url }) => {
  const query = viewQuery('order', 'notes', url.searchParams)
  const data = readOrder(actor, order, { query, clock })
  if (!data.may.notes) throw notFound()
  return data
})
export const action = act(noteForm)

type Data = ReturnType<typeof useLoaderData<typeof loader>>
export const handle: LiveHandle<Data> = { live: liveOf }

/** Screen of a refused note: shown where it was written. */
export default function RefusedNote() {
  return <OrderScreen data={useLoaderData<typeof loader>()} refusedNote={useRefused()} />
}
