import { panelImages } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { notFound } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { panelEvents } from '~/features/events/event-types/panels'
import { removeFiles } from '~/features/files/remove-files.server'
import type { ImagePlace } from '~/panels/image-name'
import type { Actor } from '~/permissions/vocabulary'
import { requirePanelManager, requireUploaded } from './require-panel.server'
import { isImage, picturesChanged } from './write-images.server'

/**
 * Deletes one form of one variant. Another variant replaces it when the panel is shown.
 *
 * @throws DomainError 403; 404 also when it is deleted already; `panel-built-in` (409)
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
    emit(tx, actor, panelEvents.deletedImage, { subjectId: panelId, image: input })
    picturesChanged(tx, panelId)
    return row.file
  })
  await removeFiles([file])
}
