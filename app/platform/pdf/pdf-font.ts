import { type PDFDocument, PDFHexString, type PDFRef } from 'pdf-lib'
import { readTtf } from './ttf'

/**
 * A font of a PDF that can write whatever the font has: the fonts that every reader brings along know
 * western letters alone.
 */
export type PdfFont = {
  ref: PDFRef
  /** The width of a text in points. */
  width: (text: string, size: number) => number
  /** A text as the page names its glyphs. */
  encode: (text: string) => PDFHexString
  /** Writes the font itself, once all text is set. */
  finish: () => void
}

/** @param bytes of a TrueType font */
export function addFont({ context }: PDFDocument, bytes: Uint8Array, name: string): PdfFont {
  const font = readTtf(bytes)
  const ref = context.nextRef()
  /** The glyphs that are written, with the character of each. */
  const used = new Map<number, number>()
  const glyphsOf = (text: string) =>
    [...text].map((letter) => {
      const code = letter.codePointAt(0) ?? 0
      const glyph = font.glyphOf(code)
      used.set(glyph, code)
      return glyph
    })
  const inThousands = (units: number) => Math.round((1000 * units) / font.unitsPerEm)

  function finish() {
    const [ascent, descent] = [inThousands(font.ascent), inThousands(font.descent)]
    const file = context.flateStream(font.only(used.keys()), { Length1: bytes.length })
    const descriptor = context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: font.box.map(inThousands),
      ItalicAngle: 0,
      Ascent: ascent,
      Descent: descent,
      CapHeight: ascent,
      StemV: 80,
      FontFile2: context.register(file),
    })
    const widths = [...used.keys()].flatMap((glyph) => [glyph, [inThousands(font.widthOf(glyph))]])
    const descendant = context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDToGIDMap: 'Identity',
      CIDSystemInfo: {
        Registry: PDFHexString.fromText('Adobe'),
        Ordering: PDFHexString.fromText('Identity'),
        Supplement: 0,
      },
      FontDescriptor: context.register(descriptor),
      W: widths,
    })
    context.assign(
      ref,
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: name,
        Encoding: 'Identity-H',
        DescendantFonts: [context.register(descendant)],
        ToUnicode: context.register(context.flateStream(unicodeMap(used))),
      }),
    )
  }

  return {
    ref,
    width: (text, size) =>
      [...text].reduce(
        (sum, letter) => sum + font.widthOf(font.glyphOf(letter.codePointAt(0) ?? 0)),
        0,
      ) *
      (size / font.unitsPerEm),
    encode: (text) => PDFHexString.of(glyphsOf(text).map(hex).join('')),
    finish,
  }
}

const hex = (value: number) => value.toString(16).padStart(4, '0')

/** What is copied or read aloud for each glyph. */
function unicodeMap(used: ReadonlyMap<number, number>): string {
  const rows = [...used].map(([glyph, code]) => {
    const units = [...String.fromCodePoint(code)].flatMap((letter) =>
      Array.from({ length: letter.length }, (_, i) => hex(letter.charCodeAt(i))),
    )
    return `<${hex(glyph)}> <${units.join('')}>`
  })
  const blocks: string[] = []
  for (let i = 0; i < rows.length; i += 100) {
    const some = rows.slice(i, i + 100)
    blocks.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`)
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Glyphs def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}
