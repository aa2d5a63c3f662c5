import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orderForms } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { orderFormEvents } from '~/features/events/event-types/order-studio'
import { removeFiles } from '~/features/files/remove-files.server'
import { storePicture } from '~/features/files/store-picture.server'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { requireOrderForm } from './require-order-form.server'

const folder = 'forms'
const limit = 10 * 1024 * 1024
const accept = ['png', 'jpeg', 'svg'] as const

/**
 * Gives an order form the picture of its product; the one before is deleted with its variants.
 *
 * @throws DomainError 403, 404; `picture-missing` (400) and those of `storePicture`, beside `picture`
 */
export async function setProductImage(
  actor: Actor,
  { id, upload }: { id: string; upload: unknown },
): Promise<void> {
  requireOrderManager(actor)
  requireOrderForm(db, id)
  const field = 'picture'
  if (!(upload instanceof Blob) || upload.size === 0) {
    throw new DomainError('picture-missing', 400, { field })
  }
  const { file } = await storePicture(folder, upload, { field, accept, limit }, { owner: actor.id })
  const former = await give(actor, id, file)
  // The row names the new one by now: what goes wrong here leaves a file that nobody points at.
  if (former) await removeFiles([former])
}

/** @throws DomainError 403, 404 */
export async function removeProductImage(actor: Actor, { id }: { id: string }): Promise<void> {
  const former = writeImage(actor, id, null)
  if (former) await removeFiles([former])
}

/** @returns the picture before. @throws after the new file was removed: no row names it */
async function give(actor: Actor, id: string, file: string): Promise<string | null> {
  try {
    return writeImage(actor, id, file)
  } catch (error) {
    await removeFiles([file])
    throw error
  }
}

function writeImage(actor: Actor, id: string, productImage: string | null): string | null {
  requireOrderManager(actor)
  return transaction((tx) => {
    const form = requireOrderForm(tx, id)
    if (form.productImage === productImage) return null
    // `version` stays: the edit form does not hold the picture, so nobody typing there is in conflict.
    tx.update(orderForms)
      .set({ productImage, updatedAt: Date.now() })
      .where(eq(orderForms.id, id))
      .run()
    const eventType = productImage ? orderFormEvents.setPicture : orderFormEvents.removedPicture
    emit(tx, actor, eventType, { subjectId: id })
    return form.productImage
  })
}
