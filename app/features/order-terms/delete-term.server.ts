import { and, eq, sql } from 'drizzle-orm'
import { orders, orderTerms, termVersions } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { orderTermEvents } from '~/features/events/event-types/order-studio'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { requireTerm } from './require-term.server'

/**
 * Deletes terms with the versions that nobody has accepted; what was accepted stays readable on its
 * orders. Forms that had them ask for none.
 *
 * @throws DomainError 403, 404
 */
export function deleteTerm(actor: Actor, { id }: { id: string }): void {
  requireOrderManager(actor)
  transaction((tx) => {
    const { name } = requireTerm(tx, id)
    const unaccepted = sql`not exists (
      select 1 from ${orders} where ${orders.termVersionId} = ${termVersions.id})`
    tx.delete(termVersions)
      .where(and(eq(termVersions.termId, id), unaccepted))
      .run()
    tx.delete(orderTerms).where(eq(orderTerms.id, id)).run()
    emit(tx, actor, orderTermEvents.deleted, { subjectId: id, details: { name } })
  })
}
