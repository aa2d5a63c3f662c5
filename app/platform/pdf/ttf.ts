/** Facts about a TrueType font for a PDF, read from its tables. */
type Ttf = {
  /** Units of the square in which glyphs are drawn. */
  unitsPerEm: number
  box: [number, number, number, number]
  ascent: number
  descent: number
  /** The glyph of a character; 0, the empty box, where the font has none. */
  glyphOf: (codePoint: number) => number
  /** How many glyphs it has. */
  glyphs: number
  /** How wide a glyph is, in units. */
  widthOf: (glyph: number) => number
  /** The font with nothing in the glyphs that are not used, so that it packs small. */
  only: (glyphs: Iterable<number>) => Uint8Array
}

/** Tables that shape text; nothing here asks them. */
const shaping = ['GPOS', 'GSUB', 'GDEF']

/** @throws RangeError for what is no font */
export function readTtf(bytes: Uint8Array): Ttf {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = new Map<string, { at: number; size: number }>()
  for (let i = 0; i < view.getUint16(4); i += 1) {
    const at = 12 + i * 16
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4))
    tables.set(tag, { at: view.getUint32(at + 8), size: view.getUint32(at + 12) })
  }
  const table = (tag: string): number => {
    const found = tables.get(tag)
    if (!found) throw new RangeError(`the font has no ${tag}`)
    return found.at
  }
  const [head, hhea, hmtx, loca, glyf] = ['head', 'hhea', 'hmtx', 'loca', 'glyf'].map(table) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const metrics = view.getUint16(hhea + 34)
  const long = view.getInt16(head + 50) === 1
  const start = (glyph: number) =>
    glyf + (long ? view.getUint32(loca + 4 * glyph) : 2 * view.getUint16(loca + 2 * glyph))
  const glyphs = view.getUint16(table('maxp') + 4)

  return {
    unitsPerEm: view.getUint16(head + 18),
    box: [36, 38, 40, 42].map((at) => view.getInt16(head + at)) as Ttf['box'],
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    glyphs,
    glyphOf: mapOf(view, table('cmap')),
    widthOf: (glyph) => view.getUint16(hmtx + 4 * Math.min(glyph, metrics - 1)),
    only: (wanted) => {
      const kept = withParts(wanted, (glyph) => partsOf(view, start(glyph), start(glyph + 1)))
      // Not `slice`: that of a Buffer is no copy, and the font is everybody's.
      const copy = new Uint8Array(bytes)
      for (let glyph = 0; glyph < glyphs; glyph += 1) {
        if (!kept.has(glyph)) copy.fill(0, start(glyph), start(glyph + 1))
      }
      for (const tag of shaping) {
        const found = tables.get(tag)
        if (found) copy.fill(0, found.at, found.at + found.size)
      }
      return copy
    },
  }
}

/** From characters to glyphs: the widest of the maps of the font, format 12 or 4. */
function mapOf(view: DataView, cmap: number): Ttf['glyphOf'] {
  const maps = Array.from({ length: view.getUint16(cmap + 2) }, (_, i) => {
    const at = cmap + view.getUint32(cmap + 8 + 8 * i)
    return { at, format: view.getUint16(at) }
  })
  const wide = maps.find(({ format }) => format === 12)
  if (wide) return (code) => inGroups(view, wide.at, code)
  const narrow = maps.find(({ format }) => format === 4)
  return (code) => (narrow ? inSegments(view, narrow.at, code) : 0)
}

function inGroups(view: DataView, at: number, code: number): number {
  for (let i = 0; i < view.getUint32(at + 12); i += 1) {
    const group = at + 16 + 12 * i
    const first = view.getUint32(group)
    if (code >= first && code <= view.getUint32(group + 4)) {
      return view.getUint32(group + 8) + code - first
    }
  }
  return 0
}

function inSegments(view: DataView, at: number, code: number): number {
  const size = view.getUint16(at + 6)
  for (let i = 0; i < size; i += 2) {
    if (code > view.getUint16(at + 14 + i)) continue
    const first = view.getUint16(at + 16 + size + i)
    if (code < first) return 0
    const delta = view.getUint16(at + 16 + 2 * size + i)
    const offsetAt = at + 16 + 3 * size + i
    const offset = view.getUint16(offsetAt)
    if (offset === 0) return (code + delta) & 0xffff
    const glyph = view.getUint16(offsetAt + offset + 2 * (code - first))
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
  return 0
}

/** Glyphs, and those that they are put together from. */
function withParts(wanted: Iterable<number>, parts: (glyph: number) => number[]): Set<number> {
  const kept = new Set<number>()
  const left = [0, ...wanted]
  for (let glyph = left.pop(); glyph !== undefined; glyph = left.pop()) {
    if (kept.has(glyph)) continue
    kept.add(glyph)
    left.push(...parts(glyph))
  }
  return kept
}

/** The glyphs that a glyph is put together from; none for one that is drawn itself. */
function partsOf(view: DataView, from: number, to: number): number[] {
  if (to <= from || view.getInt16(from) >= 0) return []
  const parts: number[] = []
  let at = from + 10
  for (let more = true; more; ) {
    const flags = view.getUint16(at)
    parts.push(view.getUint16(at + 2))
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0
    at += 4 + (flags & 0x01 ? 4 : 2) + scale
    more = (flags & 0x20) !== 0
  }
  return parts
}

/** Tables of a font of two glyphs that draw nothing. */
const blankTables: readonly (readonly [
  tag: string,
  bytes: number,
  values: Record<number, number>,
])[] = [
  ['glyf', 4, {}],
  // Version, the mark of every font, units of the square, the direction of its glyphs: at these bytes.
  ['head', 54, { 0: 1, 12: 0x5f0f, 14: 0x3cf5, 18: 1000, 48: 2 }],
  ['hhea', 36, { 0: 1, 4: 750, 6: 0xff06, 10: 500, 34: 1 }],
  ['hmtx', 6, { 0: 500 }],
  ['loca', 6, {}],
  ['maxp', 32, { 0: 1, 4: 2, 14: 2 }],
]

/** A font for words that are unseen: whoever reads the file takes their widths from elsewhere. */
export function blankTtf(): Uint8Array {
  const padded = (bytes: number) => Math.ceil(bytes / 4) * 4
  const start = 12 + 16 * blankTables.length
  const bytes = new Uint8Array(blankTables.reduce((sum, [, n]) => sum + padded(n), start))
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0x00010000)
  for (const [i, value] of [blankTables.length, 64, 2, 32].entries())
    view.setUint16(4 + 2 * i, value)
  let at = start
  for (const [i, [tag, size, values]] of blankTables.entries()) {
    for (const [place, value] of Object.entries(values)) view.setUint16(at + Number(place), value)
    const row = 12 + 16 * i
    for (let n = 0; n < 4; n += 1) view.setUint8(row + n, tag.charCodeAt(n))
    let sum = 0
    for (let n = at; n < at + size; n += 4) sum = (sum + view.getUint32(n)) >>> 0
    view.setUint32(row + 4, sum)
    view.setUint32(row + 8, at)
    view.setUint32(row + 12, size)
    at += padded(size)
  }
  return bytes
}
