import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { storedFiles } from '~/db/schema'
import { files } from '~/platform/files/files.server'
import { newFileName } from '~/platform/files/names.server'
import { variantName, variants } from '~/platform/uploads/variants'
import { removeFiles } from './remove-files.server'
import { storeFile } from './store-file.server'

/**
 * Copies a picture's file for work that makes something else with it. When the work throws, or never
 * says `used`, the file goes again.
 *
 * @param original file name; null without picture
 */
export async function withPictureCopy<T>(
  original: string | null,
  work: (picture: string | null, used: () => void) => T,
): Promise<T> {
  const picture = original ? await copyPicture(original) : null
  let kept = false
  try {
    const result = work(picture, () => {
      kept = true
    })
    return result
  } catch (error) {
    kept = false
    throw error
  } finally {
    if (picture && !kept) await removeFiles([picture])
  }
}

/** Copies a picture with its variants. @returns the file name of the copy; null when the picture is gone */
async function copyPicture(name: string): Promise<string | null> {
  const stored = db.select().from(storedFiles).where(eq(storedFiles.file, name)).get()
  if (!stored) return null
  const { folder, uploaderId } = stored
  const copy = newFileName(name.split('.').at(-1) ?? '')
  const contents: [string, Buffer][] = []
  for (const variant of [null, ...variants]) {
    const content = await files.read(folder, variant ? variantName(variant, name) : name)
    if (content) contents.push([variant ? variantName(variant, copy) : copy, content])
    else if (!variant) return null
  }
  const { type, size } = stored
  await storeFile({ file: copy, folder, name: stored.name, type, size }, contents, uploaderId ?? '')
  return copy
}
