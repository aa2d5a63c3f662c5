import { isPublicAddress } from '~/platform/public-address'

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
  if (name.startsWith('[')) return isPublicAddress(name.slice(1, -1))
  if (/^[\d.]+$/.test(name)) return isPublicAddress(name)
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
