import { panelImages } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import type { ImagePlace } from '~/panels/image-name'
import type { Actor } from '~/permissions/vocabulary'
import { notFound } from '~/platform/faults'
import { files } from '~/platform/files/files.server'
import { requirePanelManager, requireUploaded } from './library-manager.server'
import { imageWords, isImage, picturesChanged } from './write-images.server'

/**
 * Deletes one form of one variant. Another variant stands in for it where the panel is shown.
 *
 * @throws Fault 403; 404 also when it is deleted already; `panel-built-in` (409)
 */
export async function deleteImage(
  actor: Actor,
  input: ImagePlace & { panelId: string },
): Promise<void> {
  requirePanelManager(actor)
  const { panelId } = input
  const file = transaction((tx) => {
    requireUploaded(tx, panelId)
    const row = tx.delete(panelImages).where(isImage(panelId, input)).returning().get()
    if (!row) throw notFound()
    record(tx, {
      collection: 'panels',
      document: panelId,
      action: `${imageWords(input)} deleted`,
      user: actor.id,
    })
    picturesChanged(tx, panelId)
    return row.file
  })
  await files.remove('blocks', file)
}
