import type { Folder } from '~/platform/files/folders'
import { removeUpload } from './remove-uploads.server'
import { copyPicture } from './store-picture.server'

/**
 * Copies a picture's file for work that makes something else with it. When the work throws, or never
 * says `used`, the file goes again.
 *
 * @param original file name in the folder; null without picture
 */
export async function withPictureCopy<T>(
  folder: Folder,
  original: string | null,
  work: (picture: string | null, used: () => void) => T,
): Promise<T> {
  const picture = original ? await copyPicture(folder, original) : null
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
    if (picture && !kept) await removeUpload(folder, picture)
  }
}
