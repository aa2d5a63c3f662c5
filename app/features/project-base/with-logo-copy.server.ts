import { copyPicture, removePicture } from '~/platform/uploads/store-picture.server'

/**
 * Copies a logo's file for work that makes a project with it. When the work throws, or never says
 * `used`, the file goes again.
 *
 * @param original file name in the folder `logos`; null without logo
 */
export async function withLogoCopy<T>(
  original: string | null,
  work: (logo: string | null, used: () => void) => T,
): Promise<T> {
  const logo = original ? await copyPicture('logos', original) : null
  let kept = false
  try {
    const result = work(logo, () => {
      kept = true
    })
    return result
  } catch (error) {
    kept = false
    throw error
  } finally {
    if (logo && !kept) await removePicture('logos', logo)
  }
}
