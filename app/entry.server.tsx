import { PassThrough } from 'node:stream'
import { arrayBuffer } from 'node:stream/consumers'
import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { makeSerialQueue } from '~/admission/serial-queue'
import { NonceProvider } from '~/components/shell/nonce'
import { log } from '~/platform/log.server'
import { truncate } from '~/shared/truncate'

export { live } from '~/routes/live/live.server'
export { stripeWebhook } from '~/routes/payments/stripe-webhook.server'
export { lifecycle } from './lifecycle.server'

/** Lets short requests be answered between two pages, however many ask for pages at once. */
const turn = makeSerialQueue()

/** Sends a page whole: no page of ours shows anything before all of its data is there. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { cspNonce, retryAfter }: AppLoadContext,
) {
  await turn()
  const page = await render(
    <NonceProvider value={cspNonce}>
      <RemixServer context={context} url={request.url} nonce={cspNonce} />
    </NonceProvider>,
    cspNonce,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  keepPrivate(headers)
  sayWhenAgain(headers, status, retryAfter)
  return new Response(page, { status, headers })
}

/** @throws what a component threw: the framework then renders the error screen */
const render = (page: ReactElement, nonce: string): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // In one piece: what is larger would arrive after the page and be put in place by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough()
        resolve(arrayBuffer(body))
        pipe(body)
      },
      onError: reject,
    })
  })

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

/** Anyone who comes too often, or while there is no room, hears when to come again. */
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
