import type { Relation } from '~/shared/status-machine'
import { type Actor, isSelf, isStaff } from './vocabulary'

/** The rules that hold for every kind of work. */

/** Facts about a work item for its rules. */
export type WorkFacts = {
  /** The client; null when they were deleted. */
  userId: string | null
  assigneeId: string | null
  /** Whether the actor sees the work of the company profile it was made for: its owner, members who may. */
  ofCompany: boolean
}

/** Open it, and write a message: staff, its client, and people who see the work of its company profile. */
export const canSeeWork = (actor: Actor, work: WorkFacts): boolean =>
  actor.kind === 'member' && (isStaff(actor) || work.userId === actor.id || work.ofCompany)

/** Create requests, of any type, and place orders for clients: staff. */
export const canMakeForClients = (actor: Actor): boolean => isStaff(actor)

/** How somebody relates to it. @param works whether they may change its status, by the rule of its kind */
export function relationsTo(
  actor: Actor,
  work: Pick<WorkFacts, 'userId'>,
  works: boolean,
): Relation[] {
  if (actor.kind === 'guest') return []
  const working: Relation[] = works ? ['works-on-it'] : []
  return work.userId === actor.id ? [...working, 'owns-it'] : working
}

/**
 * Read and write internal notes: staff, never its client. Whose own work it is stays its client, also
 * as an employee or admin.
 */
export const canUseNotes = (actor: Actor, work: Pick<WorkFacts, 'userId'>): boolean =>
  isStaff(actor) && !isSelf(actor, work.userId)

/** Change the words of a note: its author. */
export const canChangeNote = (actor: Actor, note: { authorId: string | null }): boolean =>
  isStaff(actor) && isSelf(actor, note.authorId)

/** Delete a file of what one may open: who uploaded it, or who works on it. */
export const canDeleteAttachment = (
  actor: Actor,
  relations: readonly Relation[],
  attachment: { uploaderId: string | null },
): boolean =>
  actor.kind === 'member' &&
  (attachment.uploaderId === actor.id || relations.includes('works-on-it'))
