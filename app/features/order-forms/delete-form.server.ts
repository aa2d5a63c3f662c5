import { eq } from 'drizzle-orm'
import { orderForms } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { happen } from '~/features/events/happen.server'
import { orderFormEvents } from '~/features/events/kinds/order-studio'
import { removeForm } from '~/features/forms/remove-form.server'
import { requireOrderManager } from '~/features/user-access/order-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { removePicture } from '~/platform/uploads/store-picture.server'
import { requireOrderForm } from './form-manager.server'

/**
 * Deletes an order form with its questions and its picture. Orders stay, with the names and the
 * version of the questions they were made with.
 *
 * @throws Fault 403, 404
 */
export async function deleteOrderForm(actor: Actor, { id }: { id: string }): Promise<void> {
  requireOrderManager(actor)
  const image = transaction((tx) => {
    const { name, formId, productImage } = requireOrderForm(tx, id)
    tx.delete(orderForms).where(eq(orderForms.id, id)).run()
    removeForm(tx, formId)
    happen(tx, actor, orderFormEvents.deleted, { of: id, details: { name } })
    return productImage
  })
  // Files go after the rows: an interruption leaves a file nobody points at, never the reverse.
  if (image) await removePicture('forms', image)
}
