import { panelImages } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import type { Actor } from '~/permissions/vocabulary'
import { notFound } from '~/platform/faults'
import { files } from '~/platform/files/files.server'
import { requireBlocks, requireUploaded } from './library-manager.server'
import type { ImageForm, Variant } from './read-images.server'
import { isSlot, picturesChanged, slotWords } from './write-images.server'

/**
 * Deletes one form of one variant. Another variant stands in for it where the panel is shown.
 *
 * @throws Fault 403; 404 also when it is deleted already; `panel-built-in` (409)
 */
export async function deleteImage(
  actor: Actor,
  input: Variant & { form: ImageForm; panelId: string },
): Promise<void> {
  requireBlocks(actor)
  const { panelId } = input
  const file = transaction((tx) => {
    requireUploaded(tx, panelId)
    const row = tx.delete(panelImages).where(isSlot(panelId, input)).returning().get()
    if (!row) throw notFound()
    record(tx, {
      collection: 'panels',
      document: panelId,
      action: `${slotWords(input)} deleted`,
      user: actor.id,
    })
    picturesChanged(tx, panelId)
    return row.file
  })
  await files.remove('blocks', file)
}
