import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Body = {
  from: string
  to: string
  subject: string
  text: string
  html: string
  /** Their content as base64. */
  headers?: Record<string, string>
  attachments?: { filename: string; content_type: string; content: string }[]
}

/** What the next post gets. `silent`: it is accepted, but the answer never comes. */
type Next = 'accept' | 'silent' | { status: number; name: string; headers?: Record<string, string> }

/**
 * Resend's `POST /emails` as a local server: a mail of a known key is answered as the first time
 * and not delivered again, the same key with another mail is refused.
 */
export async function fakeResend() {
  const known = new Map<string, { body: string; id: string }>()
  const delivered: Body[] = []
  const keys: string[] = []
  const next: Next[] = []
  let slow = 0
  const held = new Set<ServerResponse>()

  const server = createServer(async (request, response) => {
    const key = String(request.headers['idempotency-key'] ?? '')
    const body = await text(request)
    keys.push(key)
    const say = (status: number, json: unknown, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', ...headers })
        .end(JSON.stringify(json))
    const refuse = (statusCode: number, name: string, headers?: Record<string, string>) =>
      say(statusCode, { statusCode, name, message: 'Said by the test' }, headers)

    if (request.method !== 'POST' || request.url !== '/emails') return refuse(404, 'not_found')
    if (request.headers.authorization !== 'Bearer re_test') return refuse(401, 'invalid_api_key')
    const order = next.shift() ?? 'accept'
    if (typeof order === 'object') return refuse(order.status, order.name, order.headers)
    const earlier = known.get(key)
    if (earlier && earlier.body !== body) return refuse(409, 'invalid_idempotent_request')
    const id = earlier?.id ?? randomUUID()
    if (!earlier) {
      known.set(key, { body, id })
      delivered.push(JSON.parse(body))
    }
    if (slow) await new Promise((done) => setTimeout(done, slow))
    if (order === 'silent') return void held.add(response)
    say(200, { id })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The mails that reached their recipients. */
    delivered,
    /** The idempotency key of every post. */
    keys,
    /** What the coming posts get, in this order; all others are accepted. */
    next,
    /** Every answer takes so many milliseconds. */
    slowDown: (ms: number) => {
      slow = ms
    },
    stop() {
      for (const response of held) response.destroy()
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

async function text(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
