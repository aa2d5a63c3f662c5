import { eq } from 'drizzle-orm'
import { products } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { dropDraftsAt } from '~/features/drafts/consume-draft.server'
import { productDraftKey } from '~/features/drafts/draft-keys'
import { emit } from '~/features/events/emit.server'
import { productEvents } from '~/features/events/event-types/request-types'
import { removeFiles } from '~/features/files/remove-files.server'
import { removeForm } from '~/features/forms/remove-form.server'
import type { Actor } from '~/permissions/vocabulary'
import { requireProduct, requireRequestManager } from './require-type.server'

/**
 * Deletes a product with its form and what was begun for it; requests for it stay as they are.
 *
 * @throws DomainError 403, 404
 */
export async function deleteProduct(
  actor: Actor,
  { typeId, id }: { typeId: string; id: string },
): Promise<void> {
  requireRequestManager(actor)
  const gone = transaction((tx) => {
    const { name, formId } = requireProduct(tx, typeId, id)
    tx.delete(products).where(eq(products.id, id)).run()
    removeForm(tx, formId)
    emit(tx, actor, productEvents.deleted, { subjectId: typeId, name })
    return dropDraftsAt(tx, [productDraftKey(id)])
  })
  // Files go after the rows: an interruption leaves a file nobody points at, never the reverse.
  await removeFiles(gone)
}
