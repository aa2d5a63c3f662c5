/** Text of an XML file: UTF-8, or UTF-16 with a byte order mark. @returns null when it is neither */
export function decodeXml(bytes: Uint8Array, whole = true): string | null {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: !whole })
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
