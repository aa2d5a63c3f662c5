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
 * The colours of a brand on paper, with its logo. Beside the server, one
 * at a time for each `owner`: with a picture it is tenths of a second that everybody else would wait.
 *
 * @throws Fault `pictures-busy` (429)
 */
export async function drawColorSheet({ name, colors, logo }: Brand, owner: string) {
  const picture = logo && (await readLogo(logo))
  const drawn = await onPicture('colorSheet', { name, colors, picture }, { owner })
  return new Uint8Array(drawn)
}

/** A small copy of it, as it was drawn anew; a drawing whole, as it was cleaned. */
async function readLogo({ file, type }: { file: string; type: string }) {
  const kind: 'png' | 'jpeg' | 'svg' =
    type === 'image/png' ? 'png' : type === 'image/jpeg' ? 'jpeg' : 'svg'
  const bytes = await files.read(
    'brand_profiles',
    kind === 'svg' ? file : variantName('medium', file),
  )
  return bytes && { bytes, kind }
}
