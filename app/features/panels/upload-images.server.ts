import { db } from '~/db/client.server'
import { transaction } from '~/db/transaction.server'
import type { ImagePlace } from '~/panels/image-name'
import type { Actor } from '~/permissions/vocabulary'
import { brandPartsOf, readImages } from './read-images.server'
import { requirePanelManager, requireUploaded } from './require-panel.server'
import { storeImages, writeImages } from './write-images.server'

/**
 * Stores uploaded pictures of a panel. A JPEG fills the JPEG form of its variant, an SVG the SVG
 * form; the one before in the same form is replaced, the other form stays.
 *
 * @param only where a single picture goes; without it the files' names say where each goes
 * @returns how many were stored, what of a brand was recognised, what was taken out, and what a ZIP
 *   held besides
 * @throws DomainError 403, 404; `panel-built-in` (409); those of `readImages`
 */
export async function uploadImages(
  actor: Actor,
  input: { panelId: string; uploads: readonly File[]; only?: ImagePlace },
) {
  requirePanelManager(actor)
  const { panelId, uploads, only } = input
  requireUploaded(db, panelId)
  const { images, taken, skipped } = await readImages(uploads, actor.id, only)
  await storeImages(images, actor.id, (stored) =>
    transaction((tx) => {
      requireUploaded(tx, panelId)
      return writeImages(tx, panelId, stored, actor)
    }),
  )
  return {
    stored: images.length,
    svgs: images.filter(({ form }) => form === 'svg').length,
    parts: await brandPartsOf(images),
    taken,
    skipped,
  }
}
