import { asc, eq } from 'drizzle-orm'
import { products } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { productEvents } from '~/features/events/event-types/request-types'
import { type Step, stepped } from '~/features/form-input/step'
import type { Actor } from '~/permissions/vocabulary'
import { requireProduct, requireRequestManager } from './require-type.server'

/** Moves a product among those of its type; past an end it stays there. @throws DomainError 403, 404 */
export function moveProduct(
  actor: Actor,
  { typeId, id, to }: { typeId: string; id: string; to: Step },
): void {
  requireRequestManager(actor)
  transaction((tx) => {
    const { name } = requireProduct(tx, typeId, id)
    const rows = tx
      .select({ id: products.id, order: products.order })
      .from(products)
      .where(eq(products.typeId, typeId))
      .orderBy(asc(products.order), asc(products.id))
      .all()
    const from = rows.findIndex((row) => row.id === id)
    const [moved, place] = stepped(rows, from, to)
    if (place === from) return
    for (const [index, row] of moved.entries()) {
      if (row.order === index + 1) continue
      tx.update(products)
        .set({ order: index + 1 })
        .where(eq(products.id, row.id))
        .run()
    }
    const details = { order: [from + 1, place + 1] as [number, number] }
    emit(tx, actor, productEvents.moved, { subjectId: typeId, name, details })
  })
}
