import type { SubmissionResult } from '@conform-to/react'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { DomainError, forbidden } from '~/domain-error'
import { errorText } from '~/messages/errors'
import { storageReasons } from '~/messages/storage'
import { log } from '~/platform/log.server'
import { type ErrorData, errorData } from './error-data'
import { goneWith, isClosed, saysGone } from './gone.server'
import { keepTyped } from './refuse.server'
import { isAdmitted, mustSignIn, type Sending } from './sending.server'
import { askToSignIn, withCookies } from './sign-in-here.server'
import { toFormError } from './to-domain-error.server'

/**
 * Answer of an action, as it goes out. A refusal for a guest asks anyone who was signed in before to sign
 * in; text written for something that is gone is given back.
 */
export function answerSending<T>(sending: Sending, answer: T): T {
  const { args, form, forms, typed } = sending
  const domainError = getError(answer)
  if (mustSignIn(sending) && isClosed(domainError?.code))
    throw askToSignIn(args, sending.whose, typed)
  if (args.context.foundNothing && domainError && form) {
    const kept = goneWith(
      form,
      domainError.code === 'forbidden' ? forbidden() : new DomainError(domainError.code, 404),
      forms,
    )
    if (kept) throw kept
  }
  args.context.retryAfter = domainError?.retryAfter
  args.context.reason = reasonIn(answer)
  return withCookies(answer, sending.cookies)
}

/**
 * The answer to a form that an error has stopped; when the disk or the database cannot take a write, with
 * everything that was typed.
 *
 * @throws what is thrown instead of an answer: a redirect, a question to sign in, an error whose screen
 *   takes the place of the form's, an error of ours
 */
export function refuseSending(sending: Sending, error: unknown) {
  const { args, form, forms, typed, cookies } = sending
  const { request, context } = args
  const domainError = toFormError(error, { form, context })
  if (!domainError) throw withCookies(error, cookies)
  context.retryAfter = domainError.retryAfter
  context.reason = storageReasons[domainError.code] ?? errorText(domainError)
  log.info({
    error: domainError.code,
    status: domainError.status,
    path: new URL(request.url).pathname,
  })
  if (mustSignIn(sending) && (isClosed(domainError.code) || !isAdmitted(sending))) {
    throw askToSignIn(args, sending.whose, typed)
  }
  const isGone = (context.foundNothing || !isAdmitted(sending)) && saysGone(domainError)
  const left = isGone && form && goneWith(form, domainError, forms)
  if (left) throw withCookies(left, cookies)
  if (domainError.code === 'typed-by-other' || (cookies && !isAdmitted(sending))) {
    throw withCookies(errorResponse(domainError), cookies)
  }
  // Nothing of it was read: the screen it came from would only keep others waiting longer.
  if (domainError.code === 'forms-waiting' && isDocument(request)) throw errorResponse(domainError)
  const kept = domainError.status === 503 && form && { result: keepTyped(form, domainError) }
  const answer = { ...errorData(domainError), ...kept, back: sentFrom(request) }
  return withCookies(data(answer, domainError.status), cookies)
}

/** An error in place of a screen. */
export const errorResponse = (domainError: DomainError) =>
  data(errorData(domainError), domainError.status)

/** An error in place of a file: as a screen where the browser opens it as a page, else in words. */
export function fileErrorResponse(
  { code, status, details }: DomainError,
  { request, context }: LoaderFunctionArgs,
) {
  const { errorScreen } = context
  const domainError = new DomainError(code, status, {
    ...details,
    values: { ...details.values, opened: 1 },
  })
  if (!errorScreen || !opensAsPage(request)) return textResponse(domainError)
  context.error = { answer: errorData(domainError), status: domainError.status }
  return errorScreen(request, context)
}

/** A picture of a page, a download of script and other programs want no page. */
const opensAsPage = (request: Request): boolean =>
  (request.headers.get('Sec-Fetch-Dest') ?? 'document') === 'document' && isDocument(request)

/** The framework would write JSON that does not name it. */
const textResponse = (domainError: DomainError) =>
  new Response(errorText(domainError), {
    status: domainError.status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(domainError.retryAfter && { 'Retry-After': `${domainError.retryAfter}` }),
    },
  })

/** Whether the browser itself asks for a page, and no script of one. */
const isDocument = ({ headers }: Request) => headers.get('Accept')?.includes('text/html') ?? false

/** The error in an answer that holds an `ErrorData`. */
const getError = (answer: unknown) =>
  (answer as { data?: Partial<ErrorData> } | null)?.data?.error ?? undefined

/** Why a form was refused, in an answer of `refuse`: its error, or what is wrong with a field. */
function reasonIn(answer: unknown): string | undefined {
  const { result } = (answer as { data?: { result?: SubmissionResult } } | null)?.data ?? {}
  const domainError = getError(answer)
  if (domainError) return storageReasons[domainError.code] ?? domainError.text
  return Object.values(result?.error ?? {}).find(Boolean)?.[0]
}

/** The path of our own page a request comes from. */
function sentFrom(request: Request): string | undefined {
  const referrer = URL.parse(request.headers.get('Referer') ?? '')
  if (referrer?.host !== new URL(request.url).host) return undefined
  const path = referrer.pathname + referrer.search
  return path.startsWith('//') ? undefined : path
}
