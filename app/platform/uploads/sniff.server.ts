import { fileTypeFromBlob } from 'file-type'
import { decodeXml } from '~/platform/svg/decode-xml'
import { isPacked, unpackHead } from '~/platform/svg/unpack-svg'

export type PictureType = 'png' | 'jpeg' | 'svg'

/** Bytes of a file that are looked at: a file can be crafted to take long. */
export const mostSniffed = 64 * 1024

/** The library's words for what we call otherwise, or do not tell apart. */
const ours: Record<string, string> = { jpg: 'jpeg', apng: 'png', tif: 'tiff' }

/**
 * Type of a file by its content; its name and declared type are not used.
 *
 * @returns a `PictureType`, or the usual ending of another type; null when it is not known
 */
export async function sniff(file: Blob): Promise<string | null> {
  const start = await file.slice(0, 4096).bytes()
  const head = decodeXml(isPacked(start) ? unpackHead(start) : start, false)
  if (head !== null && beginsSvg(head)) return 'svg'
  const found = (await fileTypeFromBlob(file.slice(0, mostSniffed)))?.ext
  return found ? (ours[found] ?? found) : null
}

/** Text allowed before the root: a declaration, instructions, comments, a document type. */
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
