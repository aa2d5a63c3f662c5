import { forbidden } from '~/domain-error'
import { canManageOrders } from '~/permissions/orders'
import type { Actor, Member } from '~/permissions/vocabulary'

/** @throws DomainError 403 for anyone who may not say what is sold, and for how much */
export function requireOrderManager(actor: Actor): asserts actor is Member {
  if (!canManageOrders(actor)) throw forbidden()
}
