import type { Tab } from '~/components/ui/tabs'
import { pathTo } from '~/map/path-to'
import { capped } from '~/messages/format'
import { requestListTexts as texts } from '~/messages/requests'
import { workTabLabels } from '~/messages/work-lists'
import { requestListNames, requestLists } from '~/shared/request-lists'
import type { RequestListData } from './read-list.server'

/** Those of the lists, for who has no menu of them. */
const ofLists = ({ list, counts }: RequestListData) =>
  requestListNames
    .filter((name) => name !== 'assigned' && name !== 'all')
    .map((name) => ({
      to: requestLists[name],
      label: texts[name].label,
      ...(counts[name] !== undefined && { count: capped(counts[name]) }),
      current: name === list,
    }))

/** The tabs of a list. */
export function tabsOfList(data: RequestListData): Tab[] {
  const { list, tabs, tab, counts, staff, past, filters } = data
  const own = tabs.map((name) => ({
    // Their counts are of the moment that is looked at: so are they.
    to: pathTo('/requests', { tab: name, at: past ? filters.at : '' }),
    label: workTabLabels[name],
    count: capped(counts[name] ?? 0),
    current: name === tab,
  }))
  const whole = {
    to: requestLists[list],
    label: texts[list].all,
    count: capped(counts.whole ?? 0),
    current: true,
  }
  return own.length > 0 ? own : staff ? [whole] : ofLists(data)
}
