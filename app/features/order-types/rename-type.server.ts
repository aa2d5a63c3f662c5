import { eq } from 'drizzle-orm'
import { orderTypes } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { orderTypeEvents } from '~/features/events/event-types/order-studio'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { requireFreeTypeName, requireOrderType } from './require-order-type.server'

/** Renames an order type; orders keep the name it had. @throws DomainError 403, 404; `stale` (409); `order-type-taken` (400) */
export function renameOrderType(
  actor: Actor,
  { id, name, version }: { id: string; name: string; version: number },
): void {
  requireOrderManager(actor)
  transaction((tx) => {
    const type = requireOrderType(tx, id)
    expectVersion(type, version, { name: type.name })
    requireFreeTypeName(tx, name, id)
    if (name === type.name) return
    tx.update(orderTypes)
      .set({ name, version: version + 1 })
      .where(eq(orderTypes.id, id))
      .run()
    emit(tx, actor, orderTypeEvents.renamed, {
      subjectId: id,
      details: { name: [type.name, name] },
    })
  })
}
