import { colorSheetTexts as say } from '~/messages/profiles'
import { files } from '~/platform/files/files.server'
import { log } from '~/platform/log.server'
import { newPen, sheet } from '~/platform/pdf/pen'
import { makeTurns } from '~/platform/turns'
import { variantName } from '~/platform/uploads/store-picture.server'

type Brand = {
  name: string
  /** As #6b1f2e. */
  colors: readonly string[]
  logo: { file: string; type: string } | null
}

/** Beside each other on a sheet, with the room between them, in points. */
const across = 4
const gap = 12
const width = (sheet.width - 2 * sheet.edge - (across - 1) * gap) / across
const height = 64

const turn = makeTurns()

/** The colours of a brand on paper, with its logo where that is a photo or PNG: one at a time, see `makeTurns`. */
export async function drawColorSheet({ name, colors, logo }: Brand) {
  await turn()
  const pen = await newPen()
  const { document } = pen
  document.setTitle(say.title(name), { showInWindowTitleBar: true })
  document.setCreator('Panelry')
  document.setProducer('Panelry')
  document.setLanguage('en')
  const picture = logo && (await readLogo(logo))
  if (picture) {
    await putLogo(pen, picture)
  }
  pen.text(name, { size: 26, strong: true })
  pen.text(say.lead(colors.length), { color: 'grey' })
  pen.down(12)
  for (let from = 0; from < colors.length; from += across) {
    pen.keep(height + 72)
    const row = colors.slice(from, from + across)
    for (const [at, color] of row.entries()) {
      pen.swatch(color, { left: leftOf(at), width, height })
    }
    pen.down(height + 18)
    pen.columns(
      row.map((color, at) => ({
        words: [String(from + at + 1), color.toUpperCase(), say.rgb(partsOf(color))],
        left: leftOf(at),
        room: width,
      })),
    )
    pen.down(12)
  }
  return new Uint8Array(await pen.finish())
}

const leftOf = (at: number) => sheet.edge + at * (width + gap)

const partsOf = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))

/** Puts the logo on top. A copy on the disk that is damaged leaves the sheet without it. */
async function putLogo(pen: Awaited<ReturnType<typeof newPen>>, picture: Picture) {
  try {
    await pen.picture(picture, { width: 160, height: 56 })
    pen.down(28)
  } catch (err) {
    log.warn({ err }, 'a logo could not be put on a sheet')
  }
}

type Picture = Parameters<Awaited<ReturnType<typeof newPen>>['picture']>[0]

/** A small copy of it, as it was drawn anew; null for a drawing, which no sheet can hold. */
async function readLogo({ file, type }: { file: string; type: string }) {
  if (type !== 'image/png' && type !== 'image/jpeg') return null
  const bytes = await files.read('brand_profiles', variantName('medium', file))
  // A copy: the library reads the memory behind a view from its start.
  return bytes && { bytes: new Uint8Array(bytes), isPng: type === 'image/png' }
}
