import type { Tab } from '~/components/ui/tabs'
import { pathTo } from '~/map/path-to'
import { viewWords } from '~/map/work-path'
import { requestViewLabels } from '~/messages/requests'

/** Views of one request, in the order of their tabs: the word in the address, and the people who see it. */
const views = [
  { view: 'review', query: { v: 'review' }, reviewOnly: true },
  { view: 'brief', query: { v: 'brief' } },
  { view: 'messages', query: { v: viewWords.messages } },
  { view: 'attachments', query: { v: 'attachments' } },
  { view: 'notes', query: { v: 'notes' }, staffOnly: true, narrow: true },
  { view: 'history', query: { tab: 'history' }, staffOnly: true },
  { view: 'details', query: { v: 'details' }, narrow: true },
] as const

type View = (typeof views)[number]['view']

type May = { notes: boolean; review: boolean }

const viewsFor = (may: May) =>
  views.filter(
    (one) => (may.notes || !('staffOnly' in one)) && (may.review || !('reviewOnly' in one)),
  )

/** The view a request opens with: what waits to be looked at, else what was asked for. */
const firstFor = (may: May): View => (may.review ? 'review' : 'brief')

/** The view that an address asks for; the first one where it asks for none that the viewer has. */
export function viewIn(query: URLSearchParams, may: May): View {
  const asked = viewsFor(may).find((one) =>
    Object.entries(one.query).every(([name, value]) => query.get(name) === value),
  )
  return asked?.view ?? firstFor(may)
}

/** The tabs of one request. */
export const viewTabs = (request: {
  id: string
  view: View
  may: May
  counts: Partial<Record<View, string>>
}): Tab[] =>
  viewsFor(request.may).map(({ view, query, ...rest }) => ({
    to: pathTo(
      '/requests/:request',
      { request: request.id },
      view === firstFor(request.may) ? {} : query,
    ),
    label: requestViewLabels[view],
    ...(request.counts[view] && { count: request.counts[view] }),
    current: view === request.view,
    narrow: 'narrow' in rest,
  }))
