/**
 * An address as people type it, as a link: `http`, `https` or `ftp`, the scheme may be missing, and
 * the host must be one that anybody can reach. Null for anything else.
 */
export function publicUrl(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || /[\s\p{Cc}<>"\\]/u.test(text)) return null
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d+(?:[/?#]|$))/i.exec(text)?.[1]?.toLowerCase()
  if (scheme && !/^(https?|ftp)$/.test(scheme)) return null
  if (scheme && !text.slice(scheme.length).startsWith('://')) return null
  const url = URL.parse(scheme ? text : `https://${text}`)
  if (!url || url.username || url.password || !isPublicHost(url.hostname)) return null
  return url.href
}

const innerNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|arpa)$/

function isPublicHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '')
  // Of IPv6, what is handed out to the public begins with 2 or 3; some of it leads inside again.
  if (name.startsWith('[')) return /^\[[23][0-9a-f]{3}:(?!:)/.test(name) && !/^\[2002:/.test(name)
  if (/^[\d.]+$/.test(name)) return isPublicAddress(name.split('.').map(Number))
  const labels = name.split('.')
  const wellFormed = labels.every((label) => /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/.test(label))
  const ending = labels.at(-1) ?? ''
  return (
    labels.length > 1 &&
    wellFormed &&
    /^([a-z]{2,63}|xn--[a-z0-9-]+)$/.test(ending) &&
    !innerNames.test(name)
  )
}

function isPublicAddress([a = 0, b = 0, c = 0]: number[]): boolean {
  const inner =
    a === 0 ||
    a === 10 ||
    a === 127 ||
    a >= 224 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && (b === 168 || (b === 0 && (c === 0 || c === 2)))) ||
    (a === 198 && (b === 18 || b === 19 || (b === 51 && c === 100))) ||
    (a === 203 && b === 0 && c === 113)
  return !inner
}
