import { pathTo, queryOf } from '~/map/path-to'
import { capped } from '~/messages/format'
import { requestTabLabels, requestListTexts as texts } from '~/messages/requests'
import { requestListNames, requestLists } from '~/work/request-lists'
import type { ListData } from './list'

/** Those of the lists, for who has no menu of them. */
const ofLists = ({ list, filters, counts }: ListData) =>
  requestListNames
    .filter((name) => name !== 'assigned')
    .map((name) => ({
      to: requestLists[name],
      label: texts[name].label,
      ...(counts[name] !== undefined && { count: capped(counts[name]) }),
      current: name === list && !filters.view,
    }))

/** The tabs of a list, and after them the saved views. */
export function tabsOfList(data: ListData) {
  const { list, tabs, tab, counts, filters, staff, views, viewCounts } = data
  const own = tabs.map((name) => ({
    to: pathTo('/requests', { tab: name }),
    label: requestTabLabels[name],
    count: capped(counts[name] ?? 0),
    current: name === tab && !filters.view,
  }))
  const whole = {
    to: requestLists[list],
    label: texts[list].all,
    count: capped(counts.whole ?? 0),
    current: !filters.view,
  }
  return {
    label: 'Views',
    tabs: [
      ...(own.length > 0 ? own : staff ? [whole] : ofLists(data)),
      ...views.map((view, index) => ({
        to: view.path + queryOf({ ...view.filters, view: view.id }),
        label: view.name,
        icon: 'bookmark' as const,
        ...(viewCounts[view.id] !== undefined && { count: viewCounts[view.id] }),
        apart: index === 0,
        current: filters.view === view.id,
      })),
    ],
  }
}
