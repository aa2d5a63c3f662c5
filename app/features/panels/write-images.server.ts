import { and, eq } from 'drizzle-orm'
import { panelImages, panels } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { type By, emit } from '~/features/events/emit.server'
import { panelEvents } from '~/features/events/event-types/panels'
import type { ImagePlace } from '~/panels/image-name'
import { files } from '~/platform/files/files.server'
import { newFileName } from '~/platform/files/names.server'
import { removeFiles } from '~/platform/uploads/remove-uploads.server'
import type { NewImage } from './read-images.server'
import { newRevision } from './require-panel.server'

type StoredImage = NewImage & { file: string }

/**
 * Puts pictures into the folder `blocks`, then lets `write` enter them; what was put is removed
 * again when that fails.
 *
 * @param write in one transaction; returns the files that were replaced, which are removed
 */
export async function storeImages(
  images: readonly NewImage[],
  write: (stored: StoredImage[]) => string[],
): Promise<void> {
  const stored = images.map((image) => ({
    ...image,
    file: newFileName(image.form === 'svg' ? 'svg' : 'jpg'),
  }))
  let replaced: string[]
  try {
    for (const { file, bytes } of stored) await files.put('blocks', file, bytes)
    replaced = write(stored)
  } catch (error) {
    await removeFiles(
      'blocks',
      stored.map(({ file }) => file),
    )
    throw error
  }
  // The rows name the new ones by now: what goes wrong here leaves files that nobody points at.
  await removeFiles('blocks', replaced)
}

/** Enters stored pictures: each form of a variant has one. @returns the files that were replaced */
export function writeImages(
  tx: Tx,
  panelId: string,
  stored: readonly StoredImage[],
  by: By,
): string[] {
  const now = Date.now()
  const replaced: string[] = []
  for (const { orientation, color, form, file, width, height, svgText } of stored) {
    const place = { orientation, color, form }
    const before = tx
      .select({ file: panelImages.file })
      .from(panelImages)
      .where(isImage(panelId, place))
      .get()
    if (before) replaced.push(before.file)
    const facts = { file, width, height, svgText, createdAt: now }
    tx.insert(panelImages)
      .values({ panelId, ...place, ...facts })
      .onConflictDoUpdate({
        target: [panelImages.panelId, panelImages.orientation, panelImages.color, panelImages.form],
        set: facts,
      })
      .run()
    const how = before ? panelEvents.replacedImage : panelEvents.addedImage
    emit(tx, by, how, { subjectId: panelId, image: place })
  }
  picturesChanged(tx, panelId)
  return replaced
}

/** Every address of the panel's pictures is a new one from now on. */
export function picturesChanged(tx: Tx, panelId: string): void {
  tx.update(panels)
    .set({ revision: newRevision(), updatedAt: Date.now() })
    .where(eq(panels.id, panelId))
    .run()
}

/** The condition that finds the row of one picture. */
export const isImage = (panelId: string, { orientation, color, form }: ImagePlace) =>
  and(
    eq(panelImages.panelId, panelId),
    eq(panelImages.orientation, orientation),
    eq(panelImages.color, color),
    eq(panelImages.form, form),
  )
