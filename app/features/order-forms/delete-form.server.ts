import { eq } from 'drizzle-orm'
import { orderForms } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { dropDraftsAt } from '~/features/drafts/consume-draft.server'
import { orderDraftKey } from '~/features/drafts/draft-keys'
import { emit } from '~/features/events/emit.server'
import { orderFormEvents } from '~/features/events/event-types/order-studio'
import { removeFiles } from '~/features/files/remove-files.server'
import { removeForm } from '~/features/forms/remove-form.server'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { requireOrderForm } from './require-order-form.server'

/**
 * Deletes an order form with its questions, its picture, and what people have begun to fill in. Orders
 * stay, with the names and the version of the questions they were made with.
 *
 * @throws DomainError 403, 404
 */
export async function deleteOrderForm(actor: Actor, { id }: { id: string }): Promise<void> {
  requireOrderManager(actor)
  const gone = transaction((tx) => {
    const { name, formId, productImage } = requireOrderForm(tx, id)
    tx.delete(orderForms).where(eq(orderForms.id, id)).run()
    removeForm(tx, formId)
    emit(tx, actor, orderFormEvents.deleted, { subjectId: id, details: { name } })
    const begun = dropDraftsAt(tx, [orderDraftKey(id)])
    return productImage === null ? begun : [productImage, ...begun]
  })
  // Files go after the rows: an interruption leaves a file nobody points at, never the reverse.
  await removeFiles(gone)
}
