import { eq } from 'drizzle-orm'
import { orderTypes } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { orderTypeEvents } from '~/features/events/event-types/order-studio'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { requireOrderType } from './require-order-type.server'

/** Deletes an order type; its forms go on without one. @throws DomainError 403, 404 */
export function deleteOrderType(actor: Actor, { id }: { id: string }): void {
  requireOrderManager(actor)
  transaction((tx) => {
    const { name } = requireOrderType(tx, id)
    tx.delete(orderTypes).where(eq(orderTypes.id, id)).run()
    emit(tx, actor, orderTypeEvents.deleted, { subjectId: id, details: { name } })
  })
}
