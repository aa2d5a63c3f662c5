import { forbidden } from '~/faults'
import { type Actor, holds, type Member } from '~/permissions/vocabulary'

/** @throws Fault 403 for who may not say what is sold, and for how much */
export function requireOrderManager(actor: Actor): asserts actor is Member {
  if (!holds(actor, 'manageOrders')) throw forbidden()
}
