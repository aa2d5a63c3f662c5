import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { makeSerialQueue } from '~/admission/serial-queue'
import { NonceProvider } from '~/components/shell/nonce'
import { log } from '~/platform/log.server'
import { truncate } from '~/work/truncate'

export { live } from '~/routes/live/live.server'
export { stripeWebhook } from '~/routes/payments/stripe-webhook.server'
export { lifecycle } from './lifecycle.server'

type Chunk = { result: { done: boolean; value: string } }

/** Characters of loader data that make a page long: it takes turns with others. */
const longData = 20_000
const turn = makeSerialQueue()

/**
 * Pages stream nothing, so they are rendered in one go. The loader data of the page reaches the
 * browser through a stream that the framework would read while rendering; it is read here first,
 * because `renderToString` cannot wait.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { cspNonce, retryAfter }: AppLoadContext,
) {
  const handoff = context as Omit<EntryContext, 'renderMeta'> & {
    serverHandoffStream?: ReadableStream<Uint8Array>
    renderMeta?: { streamCache?: Record<number, Chunk> }
  }
  if (handoff.serverHandoffStream) {
    const text = await new Response(handoff.serverHandoffStream).text()
    handoff.serverHandoffStream = new ReadableStream()
    handoff.renderMeta = {
      ...handoff.renderMeta,
      streamCache: {
        0: { result: { done: false, value: text } },
        1: { result: { done: true, value: '' } },
      },
    }
    // Whoever is refused is often one of many that are.
    if (text.length > longData || status >= 400) await turn()
  }
  const html = renderToString(
    <NonceProvider value={cspNonce}>
      <RemixServer context={context} url={request.url} nonce={cspNonce} />
    </NonceProvider>,
  )
  if (handoff.serverHandoffStream && !html.includes(closed)) {
    throw new Error('the framework does not read `streamCache` any more: no page gets its data')
  }
  headers.set('Content-Type', 'text/html; charset=utf-8')
  keepPrivate(headers)
  sayWhenAgain(headers, status, retryAfter)
  // As bytes: of a text the platform makes two more copies.
  return new Response(Buffer.from(`<!DOCTYPE html>${scriptsInside(html)}`), { status, headers })
}

/** What the framework writes once it has found all of a page's data. */
const closed = '__remixContext.streamController.close()'
const end = '</body></html>'

/** The framework writes its last scripts after the end of the page: they belong into the body. */
function scriptsInside(html: string): string {
  const at = html.indexOf(end)
  const scripts = html.slice(at + end.length).replace(/<!--\/?\$-->/g, '')
  return html.slice(0, at) + scripts + end
}

/** The data of a screen, for the script. */
export function handleDataRequest(
  response: Response,
  { context }: LoaderFunctionArgs | ActionFunctionArgs,
) {
  const { headers, status } = response
  keepPrivate(headers)
  sayWhenAgain(headers, status, context.retryAfter)
  if (context.signIn) headers.set('X-Sign-In', context.signIn)
  if (context.reason) headers.set('X-Reason', encodeURIComponent(truncate(context.reason, 500)))
  if (context.filesKept) headers.set('X-Files-Kept', 'yes')
  return response
}

/** Whoever comes too often, or while there is no room, hears when to come again. */
function sayWhenAgain(headers: Headers, status: number, seconds = 60) {
  if (status === 429 || status === 503) headers.set('Retry-After', String(seconds))
}

/** Screens show who is signed in: nothing on the way keeps them, nor the browser after a sign-out. */
function keepPrivate(headers: Headers) {
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
}

/**
 * Logs what no screen expected. A request that was called off is no error, and one that fits no
 * route or method is the sender's.
 */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted) return
  const line = { method: request.method, path: new URL(request.url).pathname }
  if (isRouteErrorResponse(error) && error.status < 500) {
    log.info({ ...line, status: error.status }, 'request refused')
    return
  }
  log.error({ ...line, err: error }, 'request failed')
}
