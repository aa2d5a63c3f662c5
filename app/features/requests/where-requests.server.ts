import { and, type SQL } from 'drizzle-orm'
import { requests } from '~/db/schema'
import {
  foundIn,
  isLookedThroughInPart,
  looksOf,
  ofClient,
} from '~/features/work-items/search-work.server'
import type { Member } from '~/permissions/vocabulary'
import { listFilters } from './list-filters.server'
import { inRow, scopeOf, searchedRequests, statusesOf, withinOf } from './request-conditions.server'
import type { RequestQuestion } from './request-question'

/**
 * The condition that finds the requests of a list as somebody sees it. Where everybody's are narrowed by
 * their traits it asks the database first how many there are: see `listFilters`.
 */
export function whereRequests(actor: Member, question: RequestQuestion): SQL | undefined {
  const { list, search, client } = question
  const { which, statusLeads } = isAmongAll(actor, question)
    ? listFilters(question, statusesOf(actor, list))
    : { which: inRow(question), statusLeads: !search && !client }
  return and(
    withinOf(actor, question, statusLeads),
    foundIn(searchedRequests, search, looksOf(actor, scopeOf(actor))),
    client ? ofClient(requests, client, scopeOf(actor) !== undefined) : undefined,
    which,
  )
}

/** Whether nothing else says which few rows there are: no person, company, answer or search. */
const isAmongAll = (
  actor: Member,
  { search, client, tab, assignee, answered }: RequestQuestion,
): boolean =>
  scopeOf(actor) === undefined &&
  !search &&
  !client &&
  !answered &&
  tab !== 'mine' &&
  tab !== 'following' &&
  (!assignee || assignee === 'none')

/** Whether more fits the search of a question, or the name of its client, than is looked through. */
export const requestsLookedThroughInPart = (actor: Member, question: RequestQuestion): boolean =>
  isLookedThroughInPart(searchedRequests, question, looksOf(actor, scopeOf(actor)))
