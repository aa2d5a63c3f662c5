import { eq } from 'drizzle-orm'
import { products, requestTypes } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { dropDraftsAt } from '~/features/drafts/consume-draft.server'
import { productDraftKey } from '~/features/drafts/draft-keys'
import { emit } from '~/features/events/emit.server'
import { requestTypeEvents } from '~/features/events/event-types/request-types'
import { removeFiles } from '~/features/files/remove-files.server'
import { removeForm } from '~/features/forms/remove-form.server'
import { unassignRequests } from '~/features/work-item-base/request/unassign-requests.server'
import type { Actor } from '~/permissions/vocabulary'
import { requireRequestManager, requireType } from './require-type.server'

/**
 * Deletes a type with its products, their forms, what was begun for them, and its pictures; packages go without it. Requests
 * stay, with the names and the version of the form they were made with.
 *
 * @throws DomainError 403, 404
 */
export async function deleteType(actor: Actor, { id }: { id: string }): Promise<void> {
  requireRequestManager(actor)
  transaction((tx) => requireType(tx, id))
  await unassignRequests('typeId', id)
  const { type, begun } = transaction((tx) => {
    const type = requireType(tx, id)
    const own = tx
      .select({ id: products.id, formId: products.formId })
      .from(products)
      .where(eq(products.typeId, id))
      .all()
    tx.delete(requestTypes).where(eq(requestTypes.id, id)).run()
    for (const { formId } of own) removeForm(tx, formId)
    emit(tx, actor, requestTypeEvents.deleted, { subjectId: id, details: { name: type.name } })
    const places = own.map((product) => productDraftKey(product.id))
    return { type, begun: dropDraftsAt(tx, places) }
  })
  // Files go after the rows: an interruption leaves a file nobody points at, never the reverse.
  await removeFiles([...[type.image ?? [], type.icon ?? []].flat(), ...begun])
}
