import { colorSheetTexts as say } from '~/messages/profiles'
import { newPdfWriter, sheet } from './pdf-writer'

type Sheet = {
  /** Name of the company. */
  name: string
  /** As #6b1f2e. */
  colors: readonly string[]
  /** A small copy of its logo. */
  picture: { bytes: Uint8Array; isPng: boolean } | null
}

/** Beside each other on a sheet, with the room between them, in points. */
const across = 4
const gap = 12
const width = (sheet.width - 2 * sheet.edge - (across - 1) * gap) / across
const height = 64

/** The colors of a company on paper, as a PDF. */
export async function colorSheet({ name, colors, picture }: Sheet): Promise<Uint8Array> {
  const writer = await newPdfWriter()
  const { document } = writer
  document.setTitle(say.title(name), { showInWindowTitleBar: true })
  document.setCreator('Panelry')
  document.setProducer('Panelry')
  document.setLanguage('en')
  if (picture) await putLogo(writer, picture)
  writer.text(name, { size: 26, strong: true })
  writer.text(say.lead(colors.length), { color: 'grey' })
  writer.down(12)
  for (let from = 0; from < colors.length; from += across) {
    writer.keep(height + 72)
    const row = colors.slice(from, from + across)
    for (const [at, color] of row.entries()) {
      writer.swatch(color, { left: leftOf(at), width, height })
    }
    writer.down(height + 18)
    writer.columns(
      row.map((color, at) => ({
        words: [String(from + at + 1), color.toUpperCase(), say.rgb(partsOf(color))],
        left: leftOf(at),
        room: width,
      })),
    )
    writer.down(12)
  }
  return writer.finish()
}

const leftOf = (at: number) => sheet.edge + at * (width + gap)

const partsOf = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))

/** The room of the logo, in points. */
export const logoRoom = { width: 160, height: 56 }

/** Puts the logo on top. One that is damaged leaves the sheet without it. */
async function putLogo(
  writer: Awaited<ReturnType<typeof newPdfWriter>>,
  { bytes, isPng }: NonNullable<Sheet['picture']>,
) {
  try {
    // A copy: the library reads the memory behind a view from its start.
    await writer.picture({ bytes: new Uint8Array(bytes), isPng }, logoRoom)
    writer.down(28)
  } catch {
    // A sheet without the logo is still useful: people want the colors.
  }
}
