import type { Tab } from '~/components/ui/tabs'
import { viewAsked, viewWords, workPath } from '~/map/work-path'
import { orderViewLabels } from '~/messages/orders'
import { type OrderStatus, shownStatuses } from '~/shared/order-statuses'

/** Views of one order, in the order of their tabs: the word in the address, and the people who see it. */
const views = [
  { view: 'messages', asks: [viewWords.messages, 'messages'] },
  { view: 'brief', asks: ['brief'] },
  { view: 'payment', asks: ['payment'] },
  { view: 'attachments', asks: ['attachments'] },
  { view: 'notes', asks: ['notes'], staffOnly: true, narrow: true },
  { view: 'history', asks: ['history'], staffOnly: true },
  { view: 'details', asks: ['details'], narrow: true },
] as const

type View = (typeof views)[number]['view']

type May = { notes: boolean; owns: boolean }

const viewsFor = (may: Pick<May, 'notes'>) =>
  views.filter((one) => may.notes || !('staffOnly' in one))

/** Statuses in which a client first looks at the messages: the delivery is among them. */
const shownOrDone: readonly OrderStatus[] = [...shownStatuses, 'completed']

/** The view an order opens with: what is still to be paid, what was delivered, else what was answered. */
function firstFor(may: Pick<May, 'notes'>, status: OrderStatus): View {
  if (status === 'pending_payment') return 'payment'
  return !may.notes && shownOrDone.includes(status) ? 'messages' : 'brief'
}

/** The view that an address asks for; the first one where it asks for none that the viewer has. */
export function viewIn(query: URLSearchParams, may: Pick<May, 'notes'>, status: OrderStatus): View {
  const asked = query.get('tab') === 'history' ? 'history' : viewAsked(query)
  const found = viewsFor(may).find(({ asks }) =>
    (asks as readonly (string | null)[]).includes(asked),
  )
  return found?.view ?? firstFor(may, status)
}

/** The tabs of one order. */
export const viewTabs = (order: {
  id: string
  view: View
  may: May
  counts: Partial<Record<View, string>>
}): Tab[] =>
  viewsFor(order.may).map(({ view, asks, ...rest }) => ({
    to: workPath({ kind: 'order', id: order.id }, '', {}, { v: asks[0] }),
    label: orderViewLabels[view === 'brief' && order.may.owns ? 'ownBrief' : view],
    ...(order.counts[view] && { count: order.counts[view] }),
    current: view === order.view,
    narrow: 'narrow' in rest,
  }))
