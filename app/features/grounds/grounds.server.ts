import type { Reader, Tx } from '~/db/transaction.server'
import { orderGrounds } from '~/features/order-base/order-grounds.server'
import { requestGrounds } from '~/features/request-base/request-grounds.server'
import type { Ground, GroundChange, Grounds } from '~/features/work-base/ground'
import type { WorkPeople } from '~/features/work-base/work-people.server'
import type { Actor } from '~/permissions/vocabulary'
import type { Work, WorkKind } from '~/work/kinds'

/** The registry: what there can be a conversation about. Its words are `workKinds`. */
const grounds: Record<WorkKind, Grounds> = { request: requestGrounds, order: orderGrounds }

/**
 * A piece of work that somebody may open, as its conversation needs it.
 *
 * @throws Fault `not-found`, also when it is not theirs to see
 */
export const openGround = (from: Reader, actor: Actor, { kind, id }: Work): Ground =>
  grounds[kind].open(from, actor, id)

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

/** Notes on a piece of work that somebody has written there. @param at milliseconds UTC */
export const touchGround = (tx: Tx, { kind, id }: Work, at: number): void =>
  grounds[kind].touch(tx, id, at)
