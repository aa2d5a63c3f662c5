import { isVisible } from '~/shared/visible'

/** Policy for a picture from a visitor when it is opened by itself: it may do nothing. */
export const svgPolicy = "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'"

/**
 * A `Content-Disposition` for any name: an ASCII form for old readers and the exact one beside it
 * (RFC 6266, RFC 8187). Control characters and separators cannot reach the header.
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const clean = downloadName(name)
  const ascii = clean
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(clean).replace(
    /['()*!]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${exact}`
}

/** Names that Windows keeps for devices, whatever their ending. */
const devices = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i

/**
 * A name that every file system takes: no separators, no control characters, no name of a device, at
 * most 150 long.
 */
export function downloadName(name: string): string {
  const clean = name
    // Invisible characters: they make two names look alike, or read backwards; some join two letters.
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/[/\\:*?"<>|]/g, '-')
    .replace(/\s+/g, ' ')
    // A name that is nothing but dots keeps its ending: `...pdf`.
    .replace(/^[. ]*(\.[a-z0-9]{1,5})$/i, 'download$1')
    .replace(/[. ]+(\.[a-z0-9]{1,5})$/i, '$1')
    .replace(/^[. ]+|[. ]+$/g, '')
    .replace(devices, '$1-file')
  if (!isVisible(clean)) return 'download'
  const dot = clean.lastIndexOf('.')
  const ending = dot > 0 && clean.length - dot <= 6 ? clean.slice(dot) : ''
  const letters = [...clean.slice(0, clean.length - ending.length)]
  return `${letters.slice(0, 150).join('').trimEnd()}${ending}`
}
