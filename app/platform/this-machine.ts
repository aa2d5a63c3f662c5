/** Whether an address leads to the machine it is opened on, and so to nobody else's. */
export function isThisMachine(address: string): boolean {
  const { hostname } = new URL(address)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}

/**
 * How a screen was opened: its address, and the one of the browser's machine. `proxied`: what was asked
 * has come through a proxy, which may have put its own of both in their place.
 */
export type Opened = { href: string; address: string; proxied?: boolean | undefined }

/** Any browser can claim an address; where it sits it cannot choose. */
export const isOpenedHere = ({ href, address, proxied }: Opened): boolean =>
  !proxied && isThisMachine(href) && /^(::1|127(\.\d+){3})$/.test(address.replace(/^::ffff:/i, ''))

/** What proxies and delivery networks add; no browser sends any of it. */
const signs =
  /^(forwarded|via|x-(forwarded|real|original|client|cluster|request|envoy|amzn)-.*|(cf|fly|cdn|true-client)-.*)$/

/**
 * Whether a request has come through a proxy, as far as it shows: by what proxies add, by the protocol
 * that no browser speaks any more, or by a page of the same origin that has another host than we are
 * asked for. A proxy on this machine that passes neither on would make every browser sit here.
 */
export function comesByProxy({
  httpVersion,
  headers,
}: {
  httpVersion: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}): boolean {
  if (httpVersion === '1.0' || Object.keys(headers).some((name) => signs.test(name))) return true
  const from = URL.parse(String(headers.referer ?? ''))
  return headers['sec-fetch-site'] === 'same-origin' && from !== null && from.host !== headers.host
}
