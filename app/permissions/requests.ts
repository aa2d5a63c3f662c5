import type { RequestList } from '~/shared/request-lists'
import type { RequestStatus } from '~/shared/request-statuses'
import type { Relation } from '~/shared/status-machine'
import type { WorkTab } from '~/shared/work-lists'
import { type Actor, holds, isAdmin, isClient, isSelf, isStaff } from './vocabulary'
import { canSeeWork, relationsTo, type WorkFacts } from './work'

/** Change its status: an admin, who manages all requests, the assignee. */
const canWorkOnRequest = (actor: Actor, request: WorkFacts): boolean =>
  isAdmin(actor) ||
  (holds(actor, 'manageRequests') && holds(actor, 'manageAllRequests')) ||
  (isStaff(actor) && isSelf(actor, request.assigneeId))

/** How somebody relates to a request. */
export const requestRelations = (actor: Actor, request: WorkFacts): Relation[] =>
  relationsTo(actor, request, canWorkOnRequest(actor, request))

/** Assign requests, say who follows them, delete them; build types and packages. */
export const canManageRequests = (actor: Actor): boolean => holds(actor, 'manageRequests')

/** Say how urgent a request is: all of staff. */
export const canSetRequestPriority = isStaff

/** See everybody's requests in the lists. */
export const canSeeAllRequests = (actor: Actor): boolean => holds(actor, 'manageAllRequests')

/**
 * Find a request in the lists: staff what is theirs to work on or what they follow, or all of them;
 * others what they may open. The lists ask this in SQL (`request-conditions.server.ts`), no product code
 * runs it: it is the yardstick that their property test measures that by.
 */
export const canListRequest = (actor: Actor, request: WorkFacts & { follows: boolean }): boolean =>
  isStaff(actor)
    ? canSeeAllRequests(actor) || isSelf(actor, request.assigneeId) || request.follows
    : canSeeWork(actor, request)

/** The lists of staff that have one status. */
const listsOfStaff: Partial<Record<RequestStatus, RequestList>> = {
  in_progress: 'in-progress',
  pending_review: 'pending-review',
  paused: 'paused',
}

/** The list that a request of a status is in; what is not completed is open to its client. */
export function listOfRequest(actor: Actor, status: RequestStatus): RequestList {
  if (status === 'completed') return 'completed'
  return (isStaff(actor) && listsOfStaff[status]) || 'open'
}

/** The tab that somebody's open requests begin with; null for people without tabs. */
export function firstRequestTab(actor: Actor): WorkTab | null {
  if (!isStaff(actor)) return null
  if (isAdmin(actor)) return 'unassigned'
  return canSeeAllRequests(actor) ? 'all' : 'mine'
}

/** The tabs of somebody's open requests, in order. */
export function openRequestTabs(actor: Actor): WorkTab[] {
  if (!isStaff(actor)) return []
  return canSeeAllRequests(actor)
    ? ['all', 'unassigned', 'overdue', 'mine', 'following']
    : ['mine', 'following', 'overdue']
}

/** Start a request from the editor or another place of work: clients and staff. */
export const canAskStudio = (actor: Actor): boolean => isStaff(actor) || isClient(actor)
