import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

type Sent = {
  method: string
  headers: Headers
  content?: Uint8Array | Blob | undefined
  signal: AbortSignal
}

/**
 * One request, answered as `fetch` would; redirects are answers. Node's `fetch` itself ends the process
 * when S3 closes a connection from which a slow reader has not taken all (undici 7, assert(!this.paused)).
 */
export function sendToS3(
  url: string,
  { method, headers, content, signal }: Sent,
): Promise<Response> {
  const send = url.startsWith('https:') ? overHttps : overHttp
  const size = content instanceof Blob ? content.size : content?.byteLength
  if (size !== undefined) headers.set('Content-Length', String(size))
  return new Promise((resolve, reject) => {
    const asked = send(url, { method, headers: Object.fromEntries(headers), signal })
    asked.on('error', reject)
    asked.on('response', (answer) => resolve(asResponse(answer, method)))
    // S3 may answer before it has taken all: what it then does not take is no fault.
    if (content instanceof Blob) pipeline(piecesOf(content), asked).catch(reject)
    else asked.end(content)
  })
}

async function* piecesOf(content: Blob) {
  for await (const piece of content.stream()) yield piece
}

/** Statuses whose answers have no content. */
const bare = [204, 205, 304]

function asResponse(answer: IncomingMessage, method: string): Response {
  const status = answer.statusCode ?? 0
  const headers = new Headers()
  for (const [name, values] of Object.entries(answer.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  if (method !== 'HEAD' && !bare.includes(status)) {
    const body = Readable.toWeb(answer) as ReadableStream<Uint8Array<ArrayBuffer>>
    return new Response(body, { status, headers })
  }
  answer.resume()
  return new Response(null, { status, headers })
}
