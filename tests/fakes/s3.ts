import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Keys, signatureError } from './s3-signature'

type Stored = { bytes: Buffer; at: number }

/**
 * What a coming request gets. `hang`: no answer. `drop`: the connection ends. `cut`: half of the content,
 * then the end of the connection. `stall`: half of the content, then nothing.
 */
type Next = 'hang' | 'drop' | 'cut' | 'stall' | { status: number; code: string }

const keys: Keys = { accessKeyId: 'test-key', secretAccessKey: 'test-secret', region: 'auto' }

/**
 * S3 as a local server, with one bucket: whole objects, ranges, HEAD, DELETE and lists of version 2. Each
 * signature is worked out anew from what has come, and the content compared with the hash that is signed.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/
 */
export async function fakeS3({ listed = 1000 } = {}) {
  const objects = new Map<string, Stored>()
  const next: Next[] = []
  const asked: string[] = []
  const clock = { ahead: 0 }
  let always: Next | null = null

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://s3')
    response.setHeader('Date', new Date(Date.now() + clock.ahead).toUTCString())
    asked.push(`${request.method} ${url.pathname}`)
    const order = always ?? next.shift()
    if (order === 'hang') return
    if (order === 'drop') return void request.destroy()
    if (order && typeof order === 'object') return refuse(response, order.status, order.code)
    const body = await bytesOf(request)
    const error = signatureError(request, body, keys, Date.now() + clock.ahead)
    if (error) return refuse(response, ...error)
    const [, bucket = '', ...rest] = url.pathname.split('/')
    if (bucket !== 'files-of-panelry') return refuse(response, 404, 'NoSuchBucket')
    const key = rest.map(decodeURIComponent).join('/')
    if (key === '') return list(response, url.searchParams)
    if (request.method === 'PUT') {
      if (!request.headers['content-length']) return refuse(response, 411, 'MissingContentLength')
      objects.set(key, { bytes: body, at: Date.now() })
      return void response.writeHead(200, { ETag: tagOf(body) }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    const found = objects.get(key)
    if (!found) return refuse(response, 404, 'NoSuchKey')
    send(request, response, found, order, clock.ahead)
  })

  /** Objects after the place where the last page ended; a token is not to be read. */
  function list(response: ServerResponse, query: URLSearchParams) {
    if (query.get('list-type') !== '2') return refuse(response, 501, 'NotImplemented')
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
    const prefix = query.get('prefix') ?? ''
    const all = [...objects].sort(([a], [b]) => (a < b ? -1 : 1))
    const found = all.filter(([key]) => key.startsWith(prefix) && key > after)
    const page = found.slice(0, listed)
    const token = Buffer.from(page.at(-1)?.[0] ?? '').toString('base64')
    const more = found.length > page.length
    const entries = page.map(
      ([key, { bytes, at }]) =>
        `<Contents><Key>${key}</Key><LastModified>${new Date(at).toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
    )
    const end = more ? `<NextContinuationToken>${token}</NextContinuationToken>` : ''
    const xml = `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${entries.join('')}${end}</ListBucketResult>`
    response.writeHead(200, { 'Content-Type': 'application/xml' }).end(xml)
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    settings: { endpoint, bucket: 'files-of-panelry', ...keys },
    /** What it holds, by key. */
    objects,
    /** Method and path of every request. */
    asked,
    /** What the coming requests get, in this order; all others are carried out. */
    next,
    /** Milliseconds by which its clock is ahead of ours. */
    clock,
    /** What every request gets from now on; null: it is carried out again. */
    answerAll(order: Next | null) {
      always = order
    },
    stop() {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

export type FakeS3 = Awaited<ReturnType<typeof fakeS3>>

const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`)
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, at }: Stored,
  order: Next | undefined,
  ahead: number,
) {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  const start = Number(from ?? 0)
  if (from && start >= bytes.length) return refuse(response, 416, 'InvalidRange')
  const part = bytes.subarray(start, to ? Number(to) + 1 : undefined)
  const last = start + part.length - 1
  response.writeHead(from ? 206 : 200, {
    'Content-Length': part.length,
    ETag: tagOf(bytes),
    'Last-Modified': new Date(at + ahead).toUTCString(),
    ...(from && { 'Content-Range': `bytes ${start}-${last}/${bytes.length}` }),
  })
  if (request.method === 'HEAD') return void response.end()
  if (order !== 'cut' && order !== 'stall') return void response.end(part)
  response.write(part.subarray(0, part.length / 2), () => {
    if (order === 'cut') response.destroy()
  })
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
