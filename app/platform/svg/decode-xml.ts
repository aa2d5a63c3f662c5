/** Byte order marks and, where there is none, how `<?` or `<s` is written in UTF-16. */
const starts: readonly (readonly [bytes: number[], encoding: string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
]

/**
 * Text of an XML file in the encoding that its first bytes or its declaration name; UTF-8 where they
 * name none (XML 1.0, appendix F).
 *
 * @param whole false for the beginning of a file, which may end inside a character
 * @returns null when the bytes are not in that encoding, or it is not known
 */
export function decodeXml(bytes: Uint8Array, whole = true): string | null {
  const start = starts.find(([begin]) => begin.every((byte, at) => bytes[at] === byte))
  try {
    const decoder = new TextDecoder(start?.[1] ?? declared(bytes), { fatal: true })
    const text = decoder.decode(bytes, { stream: !whole })
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

function declared(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const name = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(head)?.[1] ?? 'utf-8'
  // A declaration that was read byte by byte is not in UTF-16, whatever it says.
  return /^utf-?16|^ucs-?2/i.test(name) ? 'utf-8' : name
}
