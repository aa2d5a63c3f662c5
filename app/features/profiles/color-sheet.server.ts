import { DomainError } from '~/domain-error'
import type { StoredFile } from '~/features/files/stored-file'
import { files } from '~/platform/files/files.server'
import { onPicture } from '~/platform/pictures/pictures.server'
import { variantName } from '~/platform/uploads/variants'

type Brand = {
  name: string
  /** As #6b1f2e. */
  colors: readonly string[]
  logo: Logo | null
}

type Logo = Pick<StoredFile, 'file' | 'folder' | 'type'>

/** Seconds of a core that a drawing may cost before it is left out: as many as when it was uploaded. */
const seconds = 2

/**
 * The colors of a brand on paper, with its logo. Beside the server, one at a time for each `owner`:
 * with a picture it is tenths of a second that everybody else would wait.
 *
 * @throws DomainError `pictures-busy` (429)
 */
export async function drawColorSheet({ name, colors, logo }: Brand, owner: string) {
  const picture = logo && (await readLogo(logo, owner))
  const drawn = await onPicture('colorSheet', { name, colors, picture }, { owner })
  return new Uint8Array(drawn)
}

/**
 * Small copy of the logo as it was drawn on upload, or an SVG drawn now; null when its file is gone, or the
 * drawing costs too much.
 */
async function readLogo({ file, folder, type }: Logo, owner: string) {
  if (type === 'image/png' || type === 'image/jpeg') {
    const bytes = await files.read(folder, variantName('medium', file))
    return bytes && { bytes, isPng: type === 'image/png' }
  }
  const bytes = await files.read(folder, file)
  try {
    return (
      bytes && {
        bytes: await onPicture('drawSheetLogo', { bytes }, { seconds, owner }),
        isPng: true,
      }
    )
  } catch (error) {
    if (error instanceof DomainError && error.code !== 'svg-slow') throw error
    return null
  }
}
