import { type PDFDocument, PDFHexString, type PDFRef } from 'pdf-lib'
import { blankTtf, readTtf } from './ttf'

/**
 * A font of a PDF that can write whatever the font has: the fonts that every reader brings along know
 * western letters alone.
 */
export type PdfFont = {
  ref: PDFRef
  /** The width of a text in points. */
  width: (text: string, size: number) => number
  /** Whether it has a letter itself. One that it has not is an empty box, in the text layer the letter. */
  has: (letter: string) => boolean
  /** A text as the page names its glyphs. */
  encode: (text: string) => PDFHexString
  /** Writes the font itself, once all text is set. */
  finish: () => void
}

/**
 * @param bytes of a TrueType font
 * @param unseen for words that are only found and copied: the file has the widths of its letters alone
 */
export function addFont(
  { context }: PDFDocument,
  bytes: Uint8Array,
  name: string,
  { unseen = false } = {},
): PdfFont {
  const font = readTtf(bytes)
  const ref = context.nextRef()
  /** The glyphs that are written, with the character of each. */
  const used = new Map<number, number>()
  /** Letters that the font lacks, by numbers behind those of its glyphs: the text layer has them. */
  const lacking = new Map<number, number>()
  const known = new Map<number, number>()
  /** 0 where the font has none. */
  const ownGlyph = (code: number): number => {
    const glyph = known.get(code) ?? font.glyphOf(code)
    known.set(code, glyph)
    return glyph
  }
  const glyphOf = (code: number): number => {
    const glyph = ownGlyph(code)
    if (glyph > 0) return glyph
    const number = lacking.get(code) ?? font.glyphs + lacking.size
    lacking.set(code, number)
    return number
  }
  const glyphsOf = (text: string) =>
    [...text].map((letter) => {
      const code = letter.codePointAt(0) ?? 0
      const glyph = glyphOf(code)
      used.set(glyph, code)
      return glyph
    })
  const widthOf = (letter: string): number => {
    const glyph = ownGlyph(letter.codePointAt(0) ?? 0)
    return glyph > 0 ? font.widthOf(glyph) : estimatedWidth(letter) * font.unitsPerEm
  }
  /** Each glyph is its own number; what the font lacks is its empty box. The second draws nothing. */
  const glyphMap = () => {
    const map = new DataView(new ArrayBuffer(2 * (font.glyphs + lacking.size)))
    for (let glyph = 0; 2 * glyph < map.byteLength; glyph += 1) {
      map.setUint16(2 * glyph, unseen ? 1 : glyph < font.glyphs ? glyph : 0)
    }
    return context.register(context.flateStream(new Uint8Array(map.buffer)))
  }
  const inThousands = (units: number) => Math.round((1000 * units) / font.unitsPerEm)

  function finish() {
    const [ascent, descent] = [inThousands(font.ascent), inThousands(font.descent)]
    const outlines = unseen
      ? blankTtf()
      : font.only([...used.keys()].filter((glyph) => glyph < font.glyphs))
    const file = context.flateStream(outlines, { Length1: outlines.length })
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
    const widths = [...used].flatMap(([glyph, code]) => [
      glyph,
      [inThousands(widthOf(String.fromCodePoint(code)))],
    ])
    const descendant = context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDToGIDMap: unseen || lacking.size > 0 ? glyphMap() : 'Identity',
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
      [...text].reduce((sum, letter) => sum + widthOf(letter), 0) * (size / font.unitsPerEm),
    has: (letter) => ownGlyph(letter.codePointAt(0) ?? 0) > 0,
    encode: (text) => PDFHexString.of(glyphsOf(text).map(hex).join('')),
    finish,
  }
}

/**
 * About how wide a letter of another font is, in its size: marks take no width of their own, signs are
 * square.
 */
function estimatedWidth(letter: string): number {
  if (/[\p{M}\p{Cf}]/u.test(letter)) return 0
  return /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{So}\p{Sk}\u{3000}-\u{303f}\u{ff00}-\u{ffef}]/u.test(
    letter,
  )
    ? 1.2
    : 0.7
}

const hex = (value: number) => value.toString(16).padStart(4, '0')

/** Text that is copied or read aloud for each glyph. */
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
