import type { Reader, Tx } from '~/db/transaction.server'
import { notFound } from '~/domain-error'
import { orderAdapter } from '~/features/work-item-base/order/adapter.server'
import type { Participants } from '~/features/work-item-base/participants.server'
import { requestAdapter } from '~/features/work-item-base/request/adapter.server'
import type { WorkItem, WorkItemAdapter, WorkItemChange } from '~/features/work-item-base/work-item'
import type { Actor, Member } from '~/permissions/vocabulary'
import type { Work, WorkKind } from '~/shared/kinds'

/** The registry of the kinds of work. Its words are `workKinds`. */
const adapters: Record<WorkKind, WorkItemAdapter> = { request: requestAdapter, order: orderAdapter }

/**
 * A work item that somebody may open, as all that is common to its kinds needs it.
 *
 * @throws DomainError `not-found`, also when it is not theirs to see
 */
export const openWorkItem = (from: Reader, actor: Actor, { kind, id }: Work): WorkItem =>
  adapters[kind].open(from, actor, id)

/**
 * Opens it with its reader. Everybody who may see it may write in it.
 *
 * @throws DomainError `not-found`, also when it is not theirs to see
 */
export function openAsMember(
  from: Reader,
  actor: Actor,
  work: Work,
): { workItem: WorkItem; member: Member } {
  if (actor.kind === 'guest') throw notFound()
  return { workItem: openWorkItem(from, actor, work), member: actor }
}

/** Ids of the participants: its clients, and the staff who work on it. */
export const getParticipants = (from: Reader, workItem: WorkItem): Participants =>
  adapters[workItem.kind].participantsOf(from, workItem)

/** Ids of its followers. */
export const getFollowers = (from: Reader, { kind, id }: Work): string[] =>
  adapters[kind].followersOf(from, id)

/** Puts these in the place of all that followed it. */
export const storeFollowers = (tx: Tx, { kind, id }: Work, followers: readonly string[]): void =>
  adapters[kind].storeFollowers(tx, id, followers)

/** Writes what changed of it, and counts its version on. */
export const saveWorkItem = (tx: Tx, workItem: WorkItem, change: WorkItemChange): void =>
  adapters[workItem.kind].save(tx, workItem, change)

/** Says in the row of a work item when somebody last wrote there. @param at milliseconds UTC */
export const touchWorkItem = (tx: Tx, { kind, id }: Work, at: number): void =>
  adapters[kind].touch(tx, id, at)
