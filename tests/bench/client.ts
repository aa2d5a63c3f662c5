import { Agent, type IncomingMessage, request } from 'node:http'
import { gunzipSync } from 'node:zlib'

const agent = new Agent({ keepAlive: true, maxSockets: 100 })

export type Answer = {
  status: number
  location: string
  /** Bytes that came over the wire. */
  bytes: number
  body: Buffer
}
type Call = { cookie?: string; form?: Record<string, string> }

/** One request as a browser sends it, on a connection that is kept. @throws on a 5xx */
export function ask(url: string, { cookie, form }: Call = {}): Promise<Answer> {
  const body = form && new URLSearchParams(form).toString()
  const headers = {
    'Accept-Encoding': 'gzip',
    ...(cookie && { Cookie: cookie }),
    ...(body && {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(Buffer.byteLength(body)),
    }),
  }
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request(url, { agent, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const read = answered(answer, Buffer.concat(chunks))
        if (read.status < 500) resolve(read)
        else reject(new Error(`${method} ${url}: ${read.status}`))
      })
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server has closed a connection that was idle: the request never reached it.
      if (sent.reusedSocket && /^(ECONNRESET|EPIPE)$/.test(error.code ?? ''))
        resolve(ask(url, { cookie, form }))
      else reject(error)
    })
    sent.end(body)
  })
}

function answered(answer: IncomingMessage, raw: Buffer): Answer {
  const zipped = answer.headers['content-encoding'] === 'gzip' && raw.length > 0
  return {
    status: answer.statusCode ?? 0,
    location: answer.headers.location ?? '',
    bytes: raw.length,
    body: zipped ? gunzipSync(raw) : raw,
  }
}

/** A page that must be there. */
export async function page(url: string, cookie?: string): Promise<Answer> {
  const answer = await ask(url, { cookie })
  if (answer.status !== 200) throw new Error(`GET ${url}: ${answer.status} ${answer.location}`)
  return answer
}
