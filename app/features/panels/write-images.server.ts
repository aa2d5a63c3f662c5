import { and, eq } from 'drizzle-orm'
import { panelImages, panels } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { type By, emit } from '~/features/events/emit.server'
import { panelEvents } from '~/features/events/event-types/panels'
import { removeFiles } from '~/features/files/remove-files.server'
import { storeFile } from '~/features/files/store-file.server'
import type { ImagePlace } from '~/panels/image-name'
import { newFileName } from '~/platform/files/names.server'
import type { NewImage } from './read-images.server'
import { newRevision } from './require-panel.server'

type StoredImage = NewImage & { file: string }

/**
 * Puts pictures into the folder `blocks`, then lets `write` enter them; what was put is removed
 * again when that fails.
 *
 * @param owner who uploads them
 * @param write in one transaction; returns the files that were replaced, which are removed
 */
export async function storeImages(
  images: readonly NewImage[],
  owner: string,
  write: (stored: StoredImage[]) => string[],
): Promise<void> {
  const stored: StoredImage[] = []
  let replaced: string[]
  try {
    for (const image of images) stored.push({ ...image, file: await storeImage(image, owner) })
    replaced = write(stored)
  } catch (error) {
    await removeFiles(stored.map(({ file }) => file))
    throw error
  }
  // The rows name the new ones by now: what goes wrong here leaves files that nobody points at.
  await removeFiles(replaced)
}

/** @returns its file name */
async function storeImage({ form, bytes }: NewImage, owner: string): Promise<string> {
  const file = newFileName(form === 'svg' ? 'svg' : 'jpg')
  const type = form === 'svg' ? 'image/svg+xml' : 'image/jpeg'
  const facts = { file, folder: 'blocks', name: file, type, size: bytes.length } as const
  await storeFile(facts, [[file, bytes]], owner)
  return file
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
