/** Whether an address leads to the machine it is opened on, and so to nobody else's. */
export function isThisMachine(address: string): boolean {
  const { hostname } = new URL(address)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}

/** How a screen was opened: its address, and the one of the browser's machine. */
export type Opened = { href: string; address: string }

/** Any browser can claim an address; where it sits it cannot choose. */
export const isOpenedHere = ({ href, address }: Opened): boolean =>
  isThisMachine(href) && /^(::1|127(\.\d+){3})$/.test(address.replace(/^::ffff:/i, ''))
