import type { RequestTab } from '~/work/request-lists'
import { type Actor, holds, isAdmin, isStaff } from './vocabulary'

/** What the rules about a request look at. */
export type RequestFacts = {
  /** The client; null when they were deleted. */
  userId: string | null
  assigneeId: string | null
  /** Whether the actor belongs to the company profile it was made for: as owner or member. */
  ofCompany: boolean
}

/** How somebody stands to a request: what the ways between its statuses ask for. */
export type Standing = 'works-on-it' | 'owns-it'

/** Open a request: staff, its client, the people of its company profile. */
export const canSeeRequest = (actor: Actor, request: RequestFacts): boolean =>
  actor.kind === 'member' && (isStaff(actor) || request.userId === actor.id || request.ofCompany)

/** Change its status: an admin, who manages all requests, the assignee. */
export const canWorkOnRequest = (actor: Actor, request: RequestFacts): boolean =>
  actor.kind === 'member' &&
  (isAdmin(actor) ||
    (holds(actor, 'manageRequests') && holds(actor, 'manageAllRequests')) ||
    (isStaff(actor) && request.assigneeId === actor.id))

/** How somebody stands to a request. */
export function standingsIn(actor: Actor, request: RequestFacts): Standing[] {
  if (actor.kind === 'guest') return []
  const works: Standing[] = canWorkOnRequest(actor, request) ? ['works-on-it'] : []
  return request.userId === actor.id ? [...works, 'owns-it'] : works
}

/** Assign requests, say who follows them, delete them; build types and packages. */
export const canManageRequests = (actor: Actor): boolean => holds(actor, 'manageRequests')

/** Say how urgent a request is: who manages requests, and who works on it. */
export const canSetPriority = (actor: Actor, request: RequestFacts): boolean =>
  canManageRequests(actor) || canWorkOnRequest(actor, request)

/** See everybody's requests in the lists. */
export const canSeeAllRequests = (actor: Actor): boolean => holds(actor, 'manageAllRequests')

/**
 * Find a request in the lists: staff what is theirs to work on or what they follow, or all of them;
 * others what they may open.
 */
export const canListRequest = (
  actor: Actor,
  request: RequestFacts & { follows: boolean },
): boolean =>
  isStaff(actor) && actor.kind === 'member'
    ? canSeeAllRequests(actor) || request.assigneeId === actor.id || request.follows
    : canSeeRequest(actor, request)

/** The tab that somebody's open requests begin with; null for who has no tabs. */
export function firstTab(actor: Actor): RequestTab | null {
  if (!isStaff(actor)) return null
  if (isAdmin(actor)) return 'unassigned'
  return canSeeAllRequests(actor) ? 'all' : 'mine'
}

/** The tabs of somebody's open requests, in order. */
export function tabsOfRequests(actor: Actor): RequestTab[] {
  if (!isStaff(actor)) return []
  return canSeeAllRequests(actor)
    ? ['all', 'unassigned', 'overdue', 'mine', 'following']
    : ['mine', 'following', 'overdue']
}

/**
 * Read and write internal notes: staff, never its client. Whose own request it is stays its client,
 * also as an employee or admin.
 */
export const canUseRequestNotes = (actor: Actor, request: Pick<RequestFacts, 'userId'>): boolean =>
  actor.kind === 'member' && isStaff(actor) && request.userId !== actor.id

/** Write a message: whoever may open it. */
export const canWriteOnRequest = canSeeRequest

/** Start a request from what one works on: clients and staff. */
export const canAskStudio = (actor: Actor): boolean =>
  isStaff(actor) || (actor.kind === 'member' && actor.role === 'client')

/** Create requests for others, and of any type. */
export const canCreateForOthers = (actor: Actor): boolean => isStaff(actor)

/** Change the words of a note: its author. */
export const canChangeRequestNote = (actor: Actor, note: { authorId: string | null }): boolean =>
  isStaff(actor) && actor.kind === 'member' && note.authorId === actor.id

/** Delete an attachment: who uploaded it, or who works on the request. */
export const canDeleteAttachment = (
  actor: Actor,
  request: RequestFacts,
  attachment: { uploaderId: string | null },
): boolean =>
  actor.kind === 'member' &&
  canSeeRequest(actor, request) &&
  (attachment.uploaderId === actor.id || canWorkOnRequest(actor, request))
