type Carry = (input: RequestInfo | URL, path: string, init?: RequestInit) => Promise<Response>

/** How requests leave: the browser's own `fetch`. */
export const transport: { send: typeof fetch } = { send: (...request) => fetch(...request) }

/**
 * Has `carry` send what the router asks our server for; all else leaves as it is. Remix calls `window.fetch`
 * and takes nothing else: this is the only function of the browser or the framework that is replaced.
 */
export function createTransport(carry: Carry): void {
  transport.send = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    return url.pathname.endsWith('.data') && url.origin === location.origin
      ? carry(input, url.pathname, init)
      : transport.send(input, init)
  }
}
