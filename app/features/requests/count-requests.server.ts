import { requests } from '~/db/schema'
import { countingOf } from '~/features/work-items/count-work.server'
import { capped } from '~/messages/format'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { type RequestList, requestListNames, requestLists } from '~/shared/request-lists'
import { pastCount } from './list-past.server'
import { inRow, withinOf } from './request-conditions.server'
import { firstOrder, type RequestQuestion } from './request-question'
import { whereRequests } from './where-requests.server'

const columnOf = {
  due: requests.dueAt,
  '-created': requests.createdAt,
  '-delivered': requests.deliveredAt,
}

/** How many requests fit questions, and saved views of them. */
export const {
  count: countRequests,
  countLists: countRequestLists,
  countViews: countRequestViews,
} = countingOf<RequestQuestion>({
  table: requests,
  where: whereRequests,
  // A view that searches is not counted: nothing else says which few there are.
  within: (actor, question) => withinOf(actor, question, true),
  inRow,
  columns: [requests.typeId, requests.priority, requests.status],
  by: (question) => columnOf[firstOrder(question)],
  elsewhere: (actor, question, most) =>
    question.at ? pastCount(actor, { ...question, at: question.at }, most) : null,
})

/** The lists that are counted for those who look at them: what is done only grows. */
export const countedLists = requestListNames.filter(
  (list) => list !== 'completed' && list !== 'all',
)

/**
 * Counts beside the rows of the menu, by their address: open requests, and for staff among the requests the
 * count of each list. Zero shows nothing.
 */
export function menuCountsOfRequests(actor: Member, pathname: string): Record<string, string> {
  return byAddress(countRequestLists<RequestList>(actor, listsInMenu(actor, pathname)))
}

/** The same of what the client answered last; staff alone are told. */
export const menuAnswersOfRequests = (actor: Member, pathname: string): Record<string, string> =>
  isStaff(actor)
    ? byAddress(countRequestLists(actor, listsInMenu(actor, pathname), { answered: true }))
    : {}

const listsInMenu = (actor: Member, pathname: string): readonly RequestList[] =>
  isStaff(actor) && /^\/requests(\/|$)/.test(pathname) ? countedLists : ['open']

const byAddress = (counts: Partial<Record<RequestList, number>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(counts).flatMap(([list, n]) =>
      n > 0 ? [[requestLists[list as RequestList], capped(n)]] : [],
    ),
  )
