import { eq } from 'drizzle-orm'
import { panelImages, panels } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { panelEvents } from '~/features/events/event-types/panels'
import { removeFiles } from '~/features/files/remove-files.server'
import type { Actor } from '~/permissions/vocabulary'
import { panelUse } from './panel-use.server'
import { requirePanelManager, requireUploaded } from './require-panel.server'

/**
 * Deletes an uploaded panel with its pictures.
 *
 * @throws DomainError 403, 404; 409 for a panel of the product (`panel-built-in`) and for one that stands
 *   on a page (`panel-in-use`)
 */
export async function deletePanel(actor: Actor, { id }: { id: string }): Promise<void> {
  requirePanelManager(actor)
  const left = transaction((tx) => {
    const panel = requireUploaded(tx, id)
    const use = panelUse(tx, id)
    if (use.sections > 0) throw new DomainError('panel-in-use', 409, { values: use })
    const images = tx
      .select({ file: panelImages.file })
      .from(panelImages)
      .where(eq(panelImages.panelId, id))
      .all()
    tx.delete(panels).where(eq(panels.id, id)).run()
    emit(tx, actor, panelEvents.deleted, { subjectId: id, details: { name: panel.name } })
    return [...images.map(({ file }) => file), ...(panel.headerImage ? [panel.headerImage] : [])]
  })
  await removeFiles(left)
}
