import type { Viewer } from '~/features/accounts/viewer.server'
import { readPageStart } from '~/features/lists/page-start'
import { newestEvent } from '~/features/live/newest-event.server'
import {
  countedLists,
  countRequests,
  countRequestViews,
} from '~/features/requests/count-requests.server'
import { listDrafts } from '~/features/requests/list-drafts.server'
import { pastSince } from '~/features/requests/list-past.server'
import { listRequests } from '~/features/requests/list-requests.server'
import { listTypeChoices } from '~/features/requests/list-type-choices.server'
import { hasRoom } from '~/features/requests/request-limit.server'
import { firstOrder } from '~/features/requests/request-question'
import { requestsLookedThroughInPart } from '~/features/requests/where-requests.server'
import { errorText } from '~/messages/errors'
import { requestMessages as say } from '~/messages/requests'
import type { Member } from '~/permissions/vocabulary'
import { readFrame } from '~/routes/work-list/read-frame.server'
import { requestListAt, requestLists } from '~/shared/request-lists'
import { filtersIn, pastIn, questionOf, tabOf, tabsOf } from './filters'

/** The list of requests at an address, as somebody sees it by their clock, now or as it was. */
export function readList(actor: Member, user: Viewer['user'], url: URL, zone: string) {
  const { pathname, searchParams } = url
  const since = newestEvent()
  const list = requestListAt(pathname)
  const filters = filtersIn(searchParams)
  const question = questionOf(actor, list, filters, zone)
  const tabs = tabsOf(actor, list)
  const frame = readFrame(actor, 'request', url)
  const { staff, views } = frame
  const { at, error } = pastIn(filters, zone)
  return {
    ...frame,
    manages: frame.manages && at === null,
    past: at !== null,
    time: {
      at,
      error: error ? errorText(error) : '',
      exactSince: at === null ? null : exactAfter(at),
    },
    firstOrderLabel: orderLabels[firstOrder(question)],
    since,
    list,
    path: requestLists[list],
    filters,
    mayCreate: staff || (user !== null && hasRoom(user)),
    tab: tabOf(actor, list, filters),
    tabs,
    inPart: requestsLookedThroughInPart(actor, question),
    counts: countRequests<string>(actor, {
      ...Object.fromEntries(tabs.map((tab) => [tab, { list, tab, at }])),
      ...(!staff && Object.fromEntries(countedLists.map((each) => [each, { list: each, at }]))),
      whole: { list, at },
      fitting: question,
    }),
    viewCounts: countRequestViews(
      actor,
      views.map(({ id, path, filters: kept }) => {
        const asked = questionOf(actor, requestListAt(path), filtersIn(kept), zone)
        return { id, question: { ...asked, at: asked.at ?? at } }
      }),
    ),
    drafts: listDrafts(actor).length,
    types: listTypeChoices(actor),
    ...listRequests(actor, { ...question, place: readPageStart(searchParams) }),
  }
}

/** How a list is sorted that is not sorted by its due dates. */
const orderLabels = {
  due: '',
  '-created': say.newestFirst,
  '-delivered': say.lastDeliveredFirst,
}

/** Since when people and dates of the past are kept, where an earlier time is asked for. */
function exactAfter(at: number): number | null {
  const exactSince = pastSince()
  return exactSince !== null && at < exactSince ? exactSince : null
}

export type RequestListData = ReturnType<typeof readList>
