import { files } from '~/platform/files/files.server'
import { onPicture } from '~/platform/pictures/pictures.server'
import { variantName } from '~/platform/uploads/variants'

/**
 * The colors that a project's logo is known by.
 *
 * @param owner whose turn it takes among what is drawn
 * @returns two, one, or none: also where its file is gone or cannot be read
 */
export async function logoColors(logo: string | null, owner: string): Promise<string[]> {
  if (!logo) return []
  const isSvg = logo.endsWith('.svg')
  const bytes = await files.read('logos', isSvg ? logo : variantName('medium', logo))
  if (!bytes) return []
  try {
    return await onPicture('findLogoColors', { bytes, isSvg }, { seconds: 2, owner })
  } catch {
    return []
  }
}
