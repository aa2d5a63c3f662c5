/** Bytes that a browser sends on after its page is left, of all such requests together, with room to spare. */
const most = 60_000

let underway = 0

/**
 * Sends a request that goes on when its page is left: by an address that is typed, by a closed tab. What
 * was pressed or typed last is carried out all the same. What is larger than browsers allow, or has
 * files, cannot: the browser asks before its page is left.
 */
export async function keepaliveFetch(
  send: typeof fetch,
  input: RequestInfo | URL,
  init: RequestInit,
): Promise<Response> {
  const size = sizeOf(init.body)
  if (underway + size > most) return askWhile(() => send(input, init))
  underway += size
  try {
    return await send(input, { ...init, keepalive: true })
  } finally {
    underway -= size
  }
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault()
let asking = 0

/** The browser asks before the page is left while this is carried out. */
export async function askWhile<T>(carryOut: () => Promise<T>): Promise<T> {
  if (asking === 0) window.addEventListener('beforeunload', ask)
  asking += 1
  try {
    return await carryOut()
  } finally {
    asking -= 1
    if (asking === 0) window.removeEventListener('beforeunload', ask)
  }
}

/** How many bytes a body has at most; without end for what cannot be told, or should not go along. */
function sizeOf(body: RequestInit['body']): number {
  if (typeof body === 'string') return bytesOf(body)
  if (body instanceof URLSearchParams) return body.toString().length
  if (!(body instanceof FormData)) return Number.POSITIVE_INFINITY
  let size = 200
  for (const [name, value] of body) {
    const isText = typeof value === 'string'
    if (!isText && value.size > 0) return Number.POSITIVE_INFINITY
    // A part has two lines of its own around it, and its file's name and type.
    size += 300 + bytesOf(name) + bytesOf(isText ? value : value.name)
  }
  return size
}

/** A letter has four bytes at most; a line end may become two. */
const bytesOf = (text: string) => 4 * text.length
