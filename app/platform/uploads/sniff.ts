export type PictureType = 'png' | 'jpeg' | 'svg'
/** What people choose by mistake. */
export type OtherType = 'gif' | 'pdf' | 'zip' | 'psd' | 'bmp' | 'tiff' | 'webp' | 'avif' | 'heic'

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const startsWith = (bytes: Uint8Array, start: number[]) => start.every((b, i) => bytes[i] === b)

/** What a file is by its content; its name and declared type are not asked. */
export function sniffPicture(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, pngStart)) return 'png'
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  const head = decodeXml(bytes.subarray(0, 4096), false)
  return head !== null && beginsSvg(head) ? 'svg' : null
}

/** What may stand before the root: a declaration, instructions, comments, a document type. */
const prologue: readonly (readonly [start: string, end: string])[] = [
  ['<?', '?>'],
  ['<!--', '-->'],
]

/** Whether the root element is `svg`, or may still come: the prologue is longer than what is read. */
function beginsSvg(head: string): boolean {
  const isXml = /^\s*<(\?xml|!--|!DOCTYPE\s+svg)/i.test(head)
  let at = 0
  for (;;) {
    while (/\s/.test(head[at] ?? '')) at += 1
    if (/^<([\w-]{1,40}:)?svg[\s>/]/i.test(head.slice(at, at + 50))) return true
    const part = prologue.find(([start]) => head.startsWith(start, at))
    const isDoctype = /^<!doctype\s/i.test(head.slice(at, at + 10))
    if (!part && !isDoctype) return false
    // A document type with definitions of its own ends after them; the cleaning refuses it by name.
    if (isDoctype && isXml) return true
    const end = head.indexOf(part?.[1] ?? '>', at + 2)
    if (end < 0) return isXml
    at = end + (part?.[1].length ?? 1)
  }
}

/** Types that are often chosen by mistake, by how their files begin. */
const others: readonly (readonly [type: OtherType, start: string])[] = [
  ['gif', 'GIF8'],
  ['pdf', '%PDF'],
  ['zip', 'PK\x03\x04'],
  ['psd', '8BPS'],
  ['bmp', 'BM'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
]

/** What a file is that is no picture of ours; empty when unknown. */
export function otherType(bytes: Uint8Array): OtherType | '' {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  if (head.startsWith('RIFF') && head.endsWith('WEBP', 12)) return 'webp'
  const brand = head.slice(4, 12)
  if (brand.startsWith('ftyp'))
    return /avi[fs]/.test(brand) ? 'avif' : /hei|mif/.test(brand) ? 'heic' : ''
  return others.find(([, start]) => head.startsWith(start))?.[0] ?? ''
}

/** Text of an XML file: UTF-8, or UTF-16 with a byte order mark. @returns null when it is neither */
export function decodeXml(bytes: Uint8Array, whole = true): string | null {
  const encoding = startsWith(bytes, [0xff, 0xfe])
    ? 'utf-16le'
    : startsWith(bytes, [0xfe, 0xff])
      ? 'utf-16be'
      : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: !whole })
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

/** Width and height as a PNG's or JPEG's header says. @returns null for anything else */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (startsWith(bytes, pngStart)) {
    if (bytes.length < 24) return null
    return { width: view.getUint32(16), height: view.getUint32(20) }
  }
  if (!startsWith(bytes, [0xff, 0xd8])) return null
  let at = 2
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    // Start of frame: C0 to CF without the tables C4, C8 and CC.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}
