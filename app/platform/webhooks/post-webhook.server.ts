import { type ClientRequest, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { webhookFailures as say } from '~/messages/webhooks'
import type { Outcome } from '~/platform/jobs/outcome'
import { retryAfter } from '~/platform/jobs/pause'
import { type Address, reachableAddress } from './reachable.server'

/** Why nothing came of a connection; `messages/webhooks` has the words. */
type WhyFailed = 'no-host' | 'refused' | 'unreachable' | 'broken-off' | 'tls' | 'no-http' | 'other'

const codes: Record<string, WhyFailed> = {
  ENOTFOUND: 'no-host',
  ENODATA: 'no-host',
  EAI_AGAIN: 'no-host',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'unreachable',
  ECONNRESET: 'broken-off',
  EPIPE: 'broken-off',
  EPROTO: 'tls',
}

/** Names that OpenSSL and Node give to problems with a certificate, or with the connection. */
const ofTls = /^(ERR_TLS|ERR_SSL|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|HOSTNAME_MISMATCH)/

/** Usual cause of an error of a look-up or a connection. */
export function whyFailed(error: unknown): WhyFailed {
  const code = String((error as { code?: unknown } | null)?.code)
  if (ofTls.test(code)) return 'tls'
  return code.startsWith('HPE_') ? 'no-http' : (codes[code] ?? 'other')
}

/** Milliseconds until an answer is no longer waited for, from the first look-up on. */
const patience = 7_000
/** Bytes of an answer that are read. */
const longestAnswer = 100 * 1024

type Answered = { answer: number | null }

/**
 * Posts JSON to an address that somebody typed: only to a public one, which is resolved once and
 * connected to as it was judged; redirects are not followed.
 */
export async function postWebhook(
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<Outcome<Answered>> {
  const over = AbortSignal.timeout(patience)
  try {
    const target = new URL(url)
    const address = await Promise.race([reachableAddress(target.hostname), whenOver(over)])
    if (!address) return { kind: 'refused', error: say.notPublic }
    const { status, after } = await post(target, address, body, headers, over)
    if (status >= 200 && status < 300) return { kind: 'done', facts: { answer: status } }
    const error = say.answered(status)
    // A redirect is an answer like another one: what it names was not judged.
    return status === 410 ? { kind: 'refused', error } : { kind: 'retry', error, ...after }
  } catch (error) {
    const why = over.aborted ? say.tooLate(patience / 1000) : say.failed[whyFailed(error)]
    return { kind: 'retry', error: why }
  }
}

const whenOver = (over: AbortSignal) =>
  new Promise<never>((_, reject) => over.addEventListener('abort', () => reject(over.reason)))

function post(
  target: URL,
  { address, family }: Address,
  body: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<{ status: number; after: { after: number } | object }> {
  const send = target.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve, reject) => {
    const asked: ClientRequest = send(
      target,
      {
        method: 'POST',
        headers: {
          ...headers,
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'User-Agent': 'Panelry',
        },
        signal,
        agent: false,
        // The name was resolved and judged before: nobody asks for it again.
        lookup: (_host, options, found) =>
          options.all ? found(null, [{ address, family }]) : found(null, address, family),
      },
      (answer) => {
        const after = retryAfter(answer.headers['retry-after'])
        const end = () => {
          answer.destroy()
          resolve({ status: answer.statusCode ?? 0, after: after === undefined ? {} : { after } })
        }
        let read = 0
        answer.on('data', (part: Buffer) => {
          read += part.length
          if (read > longestAnswer) end()
        })
        answer.on('end', end)
        answer.on('error', reject)
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}
