import { eq } from 'drizzle-orm'
import { orderDraftFiles, orderDrafts, orderForms } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { orderFormEvents } from '~/features/events/event-types/order-studio'
import { removeForm } from '~/features/forms/remove-form.server'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { removeUploads } from '~/platform/uploads/remove-uploads.server'
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
    const begun = filesBegun(tx, id)
    const { name, formId, productImage } = requireOrderForm(tx, id)
    tx.delete(orderForms).where(eq(orderForms.id, id)).run()
    removeForm(tx, formId)
    emit(tx, actor, orderFormEvents.deleted, { subjectId: id, details: { name } })
    return productImage === null ? begun : [productImage, ...begun]
  })
  // Files go after the rows: an interruption leaves a file nobody points at, never the reverse.
  await removeUploads(gone.map((file) => ({ folder: 'forms', file })))
}

/** The files that lie in drafts of a form's orders: their rows go with it. */
const filesBegun = (tx: Tx, orderFormId: string): string[] =>
  tx
    .select({ file: orderDraftFiles.file })
    .from(orderDraftFiles)
    .innerJoin(orderDrafts, eq(orderDrafts.id, orderDraftFiles.draftId))
    .where(eq(orderDrafts.orderFormId, orderFormId))
    .all()
    .map(({ file }) => file)
