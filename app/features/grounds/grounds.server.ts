import type { Reader, Tx } from '~/db/transaction.server'
import { notFound } from '~/domain-error'
import { orderGround } from '~/features/order-base/order-ground.server'
import { requestGround } from '~/features/request-base/request-ground.server'
import type { Ground, GroundChange, GroundKind } from '~/features/work-base/ground'
import type { WorkPeople } from '~/features/work-base/work-people.server'
import type { Actor, Member } from '~/permissions/vocabulary'
import type { Work, WorkKind } from '~/work/kinds'

/** The registry of the kinds of work. Its words are `workKinds`. */
const grounds: Record<WorkKind, GroundKind> = { request: requestGround, order: orderGround }

/**
 * A piece of work that somebody may open, as all that is common to its kinds needs it.
 *
 * @throws DomainError `not-found`, also when it is not theirs to see
 */
export const openGround = (from: Reader, actor: Actor, { kind, id }: Work): Ground =>
  grounds[kind].open(from, actor, id)

/**
 * The same, with who opened it. Who may see it may write in it.
 *
 * @throws DomainError `not-found`, also when it is not theirs to see
 */
export function openAsMember(
  from: Reader,
  actor: Actor,
  work: Work,
): { ground: Ground; member: Member } {
  if (actor.kind === 'guest') throw notFound()
  return { ground: openGround(from, actor, work), member: actor }
}

/** The ids of who takes part: its clients, and the staff who work on it. */
export const peopleOfGround = (from: Reader, ground: Ground): WorkPeople =>
  grounds[ground.kind].peopleOf(from, ground)

/** The ids of who follows it. */
export const followersOfGround = (from: Reader, { kind, id }: Work): string[] =>
  grounds[kind].followersOf(from, id)

/** Puts these in the place of all that followed it. */
export const storeFollowers = (tx: Tx, { kind, id }: Work, followers: readonly string[]): void =>
  grounds[kind].storeFollowers(tx, id, followers)

/** Writes what changed of it, and counts its version on. */
export const saveGround = (tx: Tx, ground: Ground, change: GroundChange): void =>
  grounds[ground.kind].save(tx, ground, change)

/** Says in the row of a piece of work when somebody last wrote there. @param at milliseconds UTC */
export const touchGround = (tx: Tx, { kind, id }: Work, at: number): void =>
  grounds[kind].touch(tx, id, at)
