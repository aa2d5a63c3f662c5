import { files } from '~/platform/files/files.server'
import { onPicture } from '~/platform/pictures/pictures.server'
import { variantName } from '~/platform/uploads/variants'

type Brand = {
  name: string
  /** As #6b1f2e. */
  colors: readonly string[]
  logo: { file: string; type: string } | null
}

/**
 * The colours of a brand on paper, with its logo where that is a photo or PNG. Beside the server, one
 * at a time for each `owner`: with a picture it is tenths of a second that everybody else would wait.
 *
 * @throws Fault `pictures-busy` (429)
 */
export async function drawColorSheet({ name, colors, logo }: Brand, owner: string) {
  const picture = logo && (await readLogo(logo))
  const drawn = await onPicture('colorSheet', { name, colors, picture }, { owner })
  return new Uint8Array(drawn)
}

/** A small copy of it, as it was drawn anew; null for a drawing, which no sheet can hold. */
async function readLogo({ file, type }: { file: string; type: string }) {
  if (type !== 'image/png' && type !== 'image/jpeg') return null
  const bytes = await files.read('brand_profiles', variantName('medium', file))
  return bytes && { bytes, isPng: type === 'image/png' }
}
