import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { ByteRange } from './driver'
import { S3Error } from './s3-error.ts'
import type { S3Settings } from './s3-settings'
import { sendToS3 } from './send-to-s3.ts'

/** How long S3 is waited for. */
export const s3Patience = {
  /** Milliseconds until an answer begins, with all tries. */
  answer: 10_000,
  /** Bytes a second that an upload may take on top. */
  slowest: 256 * 1024,
  /** Milliseconds between two pieces of an answer. */
  piece: 20_000,
  tries: 3,
  /** Milliseconds after the first try, three times as many after the next. */
  pause: 100,
}

/**
 * S3 refuses a signature whose time is 15 minutes from its own; a difference of this many milliseconds is
 * still right.
 */
const mostSkew = 10 * 60_000

/** Milliseconds from which on our clock and that of S3 differ; an answer may take less. */
const clocksDiffer = 60_000

type Asked = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  key: string
  query?: Record<string, string>
  range?: ByteRange
  content?: Uint8Array | Blob
  /** Statuses that are an answer too. */
  expected?: number[]
}

/** Bytes of words that are read of an answer: a list of a thousand objects has less than one of 2 MB. */
const mostWords = 4 * 1024 * 1024

/** An object as a list names it. */
type Listed = { key: string; size: number; modifiedAt: number }

/**
 * A bucket, by the keys of its objects. What S3 does not answer in time is asked again, within limits.
 * Every method throws an `S3Error`.
 */
export function s3Client(settings: S3Settings, patience = s3Patience) {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings
  const signing = { service: 's3', region, accessKeyId, secretAccessKey, cache: new Map() }

  /** Milliseconds by which the clock of S3 is ahead of ours, once it has refused ours. */
  let ahead = 0

  /** Whether S3 has refused our clock, which is set right then for whatever is asked from now on. */
  function setClock({ status, headers }: Response): boolean {
    const off = Date.parse(headers.get('Date') ?? '') - Date.now()
    if (status !== 403 || !(Math.abs(off - ahead) > mostSkew)) return false
    ahead = off
    return true
  }

  /** One try. The headers that S3 does not ask for are not signed: proxies change them. */
  async function send(asked: Asked, hash: string, signal: AbortSignal): Promise<Response> {
    const { method, key, query, range, content } = asked
    const path = key.split('/').map(encodeURIComponent).join('/')
    const url = new URL(`${endpoint}/${bucket}${path && `/${path}`}`)
    url.search = new URLSearchParams(query).toString()
    const signed = await new AwsV4Signer({
      ...signing,
      method,
      url: url.href,
      datetime: new Date(Date.now() + ahead).toISOString().replace(/[:-]|\.\d{3}/g, ''),
      headers: { 'X-Amz-Content-Sha256': hash },
    }).sign()
    const headers = new Headers(signed.headers)
    headers.set('Accept-Encoding', 'identity')
    if (content) headers.set('Content-Type', 'application/octet-stream')
    if (range) headers.set('Range', `bytes=${range.start}-${range.end}`)
    return sendToS3(signed.url.href, { method, headers, content, signal })
  }

  /** @returns the answer, and what ends it while it is read */
  async function ask(asked: Asked): Promise<{ answer: Response; stop: AbortController }> {
    const { content, expected = [] } = asked
    const hash = await hashOf(content)
    const size = content instanceof Blob ? content.size : (content?.byteLength ?? 0)
    const most = patience.answer + (size / patience.slowest) * 1000
    const end = performance.now() + most
    for (let tries = 1; ; tries += 1) {
      const stop = new AbortController()
      const timer = setTimeout(() => stop.abort(), end - performance.now())
      let failure: S3Error
      try {
        const answer = await send(asked, hash, stop.signal)
        if (answer.ok || expected.includes(answer.status)) return { answer, stop }
        failure = await refusal(asked, answer)
        if (tries === 1 && setClock(answer)) continue
      } catch (error) {
        failure = silence(asked, stop.signal.aborted ? `no answer within ${most} ms` : error)
      } finally {
        clearTimeout(timer)
      }
      const rest = patience.pause * 3 ** (tries - 1) * (0.5 + Math.random())
      const isLast = tries >= patience.tries || performance.now() + rest >= end
      if (failure.failure !== 'silent' || isLast) throw failure
      await pause(rest)
    }
  }

  /** The content of an answer, whose reader may be slow; S3 may not. */
  function contentOf(asked: Asked, { answer, stop }: Awaited<ReturnType<typeof ask>>) {
    const reader = answer.body?.getReader()
    const pull = async (into: ReadableStreamDefaultController<Uint8Array>) => {
      const timer = setTimeout(() => stop.abort(), patience.piece)
      try {
        const { done, value } = (await reader?.read()) ?? { done: true }
        if (done) into.close()
        else into.enqueue(value as Uint8Array)
      } catch (error) {
        into.error(silence(asked, stop.signal.aborted ? 'the content stopped' : error))
      } finally {
        clearTimeout(timer)
      }
    }
    const cancel = (why: unknown) => reader?.cancel(why)
    return new ReadableStream<Uint8Array>({ pull, cancel }, { highWaterMark: 0 })
  }

  /** A 404 also says that a bucket or an access key is not there. @throws an `S3Error` unless it is the object */
  async function checkMissing(asked: Asked, found: Awaited<ReturnType<typeof ask>>) {
    // Its words may stop half way.
    const words = new Response(contentOf(asked, found), { status: found.answer.status })
    const failure = await refusal(asked, words)
    if (!/ 404( NoSuchKey)?$/.test(failure.message)) throw failure
  }

  /** Facts about an object. @returns null when there is none */
  async function head(key: string) {
    const { answer } = await ask({ method: 'HEAD', key, expected: [404] })
    if (answer.status === 404) {
      // It has no words: GET says what is not there.
      await (await get(key, { start: 0, end: 0 }))?.cancel()
      return null
    }
    return {
      size: Number(answer.headers.get('Content-Length')),
      modifiedAt: modifiedAt(answer.headers),
      tag: (answer.headers.get('ETag') ?? '').replace(/[^\w-]/g, ''),
    }
  }

  /** The content of an object, or a range of it. @returns null when there is none */
  async function get(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null> {
    const asked: Asked = { method: 'GET', key, range, expected: [404, 416] }
    const found = await ask(asked)
    const { status } = found.answer
    if (status === 404) {
      await checkMissing(asked, found)
      return null
    }
    if (status !== 416) return contentOf(asked, found)
    // A range of what is empty.
    await found.answer.body?.cancel()
    return new Blob([]).stream()
  }

  /** Stores all of it or nothing; S3 compares it with the hash that is signed. */
  async function put(key: string, content: Uint8Array | Blob): Promise<void> {
    const { answer } = await ask({ method: 'PUT', key, content })
    await answer.body?.cancel()
  }

  /** Removing what is not there is no error. */
  async function remove(key: string): Promise<void> {
    const asked: Asked = { method: 'DELETE', key, expected: [404] }
    const found = await ask(asked)
    if (found.answer.status === 404) await checkMissing(asked, found)
    else await found.answer.body?.cancel()
  }

  /** The objects whose keys begin so, in the order of their keys. */
  async function* list(prefix: string): AsyncGenerator<Listed> {
    for (let next = ''; ; ) {
      const query = { 'list-type': '2', prefix, ...(next && { 'continuation-token': next }) }
      const asked: Asked = { method: 'GET', key: '', query }
      const xml = await plainText(contentOf(asked, await ask(asked)))
      for (const part of xml.split('<Contents>').slice(1)) {
        const [entry = ''] = part.split('</Contents>', 1)
        const modifiedAt = Date.parse(textIn(entry, 'LastModified'))
        yield { key: textIn(entry, 'Key'), size: Number(textIn(entry, 'Size')), modifiedAt }
      }
      const last = next
      const more = textIn(xml, 'IsTruncated') === 'true'
      next = more ? textIn(xml, 'NextContinuationToken') : ''
      if (!next) return
      if (next === last) throw new S3Error('silent', 'S3 GET list: it does not go on')
    }
  }

  return { head, get, put, remove, list }
}

export type S3Client = ReturnType<typeof s3Client>

/** By our clock, also where that is off: an object would else be taken for older or younger than it is. */
function modifiedAt(headers: Headers): number {
  const at = Date.parse(headers.get('Last-Modified') ?? '') || 0
  const ahead = Date.parse(headers.get('Date') ?? '') - Date.now()
  return Math.abs(ahead) > clocksDiffer ? at - ahead : at
}

async function hashOf(content: Uint8Array | Blob | undefined): Promise<string> {
  const hash = createHash('sha256')
  if (content instanceof Blob) for await (const piece of content.stream()) hash.update(piece)
  else if (content) hash.update(content)
  return hash.digest('hex')
}

/** The words of an answer. @throws an `S3Error` where they do not end */
async function plainText(content: ReadableStream<Uint8Array> | null): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of content ?? []) {
    bytes += piece.byteLength
    if (bytes > mostWords) throw new S3Error('silent', 'S3 says more than is read')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

/** Refusal in an answer. An answer to HEAD has no text. */
async function refusal({ method, key }: Asked, answer: Response): Promise<S3Error> {
  const { status } = answer
  const code = textIn(await plainText(answer.body).catch(() => ''), 'Code')
  const words = [`S3 ${method} ${key || 'list'}: ${status}`, code].filter(Boolean).join(' ')
  if (status === 507 || /quota|storagefull|insufficientstorage/i.test(code)) {
    return new S3Error('full', words)
  }
  return new S3Error(status >= 500 || status === 429 ? 'silent' : 'refused', words)
}

function silence({ method, key }: Asked, why: unknown): S3Error {
  const cause = why instanceof Error && why.cause instanceof Error ? why.cause : why
  const words = cause instanceof Error ? ((cause as { code?: string }).code ?? cause.message) : why
  return new S3Error('silent', `S3 ${method} ${key || 'list'}: ${words}`, { cause: why })
}

const marks: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text of the first element of a name in XML; empty without one. */
const textIn = (xml: string, name: string): string =>
  (new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '').replace(
    /&(?:(amp|lt|gt|quot|apos)|#(\d+)|#x([\da-f]+));/gi,
    (_, mark, decimal, hex) =>
      mark ? (marks[mark] ?? '') : letterOf(decimal ? +decimal : Number.parseInt(hex, 16)),
  )

/** A letter by its number; numbers that no letter has are none. */
const letterOf = (number: number): string =>
  number <= 0x10_ff_ff ? String.fromCodePoint(number) : ''
