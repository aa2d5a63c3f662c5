import type { SubmissionResult } from '@conform-to/react'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { Fault, forbidden } from '~/faults'
import { errorText } from '~/messages/errors'
import { storageReasons } from '~/messages/storage'
import { log } from '~/platform/log.server'
import { type FaultAnswer, faultAnswer } from './fault-answer'
import { faultOfForm } from './fault-of-form.server'
import { goneWith, isClosed, saysGone } from './gone.server'
import { keepTyped } from './refuse.server'
import { isAdmitted, mustSignIn, type Sending } from './sending.server'
import { askToSignIn, withCookies } from './sign-in-here.server'

/**
 * What an action answered, as it goes out. What a guest is refused because it is somebody's asks who
 * was signed in before; what was written for something that is gone is given back.
 */
export function answerSending<T>(sending: Sending, answer: T): T {
  const { args, form, typed } = sending
  const fault = faultOf(answer)
  if (mustSignIn(sending) && isClosed(fault?.code)) throw askToSignIn(args, sending.whose, typed)
  if (args.context.foundNothing && fault && form) {
    const kept = goneWith(
      form,
      fault.code === 'forbidden' ? forbidden() : new Fault(fault.code, 404),
    )
    if (kept) throw kept
  }
  args.context.retryAfter = fault?.retryAfter
  args.context.reason = reasonIn(answer)
  return withCookies(answer, sending.cookies)
}

/**
 * The answer to a form that a fault has stopped; when the disk or the database cannot take a write, with
 * everything that was typed.
 *
 * @throws what is thrown instead of an answer: a redirect, a question to sign in, a fault whose screen
 *   takes the place of the form's, an error of ours
 */
export function refuseSending(sending: Sending, error: unknown) {
  const { args, form, typed, cookies } = sending
  const { request, context } = args
  const fault = faultOfForm(error, { form, context })
  if (!fault) throw withCookies(error, cookies)
  context.retryAfter = fault.retryAfter
  context.reason = storageReasons[fault.code] ?? errorText(fault)
  log.info({ fault: fault.code, status: fault.status, path: new URL(request.url).pathname })
  if (mustSignIn(sending) && (isClosed(fault.code) || !isAdmitted(sending))) {
    throw askToSignIn(args, sending.whose, typed)
  }
  const isGone = (context.foundNothing || !isAdmitted(sending)) && saysGone(fault)
  const left = isGone && form && goneWith(form, fault)
  if (left) throw withCookies(left, cookies)
  if (fault.code === 'typed-by-other' || (cookies && !isAdmitted(sending))) {
    throw withCookies(faultResponse(fault), cookies)
  }
  // Nothing of it was read: the screen it came from would only keep others waiting longer.
  if (fault.code === 'forms-waiting' && isDocument(request)) throw faultResponse(fault)
  const kept = fault.status === 503 && form && { result: keepTyped(form, fault) }
  const answer = { ...faultAnswer(fault), ...kept, back: sentFrom(request) }
  return withCookies(data(answer, fault.status), cookies)
}

/** A fault in place of a screen. */
export const faultResponse = (fault: Fault) => data(faultAnswer(fault), fault.status)

/** A fault in place of a file: as a screen where the browser opens it as a page, else in words. */
export function faultOfFile(
  { code, status, details }: Fault,
  { request, context }: LoaderFunctionArgs,
) {
  const { faultScreen } = context
  const fault = new Fault(code, status, { ...details, values: { ...details.values, opened: 1 } })
  if (!faultScreen || !opensAsPage(request)) return faultText(fault)
  context.fault = { answer: faultAnswer(fault), status: fault.status }
  return faultScreen(request, context)
}

/** A picture of a page, a download of script and other programs want no page. */
const opensAsPage = (request: Request): boolean =>
  (request.headers.get('Sec-Fetch-Dest') ?? 'document') === 'document' && isDocument(request)

/** The framework would write JSON that does not name it. */
const faultText = (fault: Fault) =>
  new Response(errorText(fault), {
    status: fault.status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(fault.retryAfter && { 'Retry-After': `${fault.retryAfter}` }),
    },
  })

/** Whether the browser itself asks for a page, and no script of one. */
const isDocument = ({ headers }: Request) => headers.get('Accept')?.includes('text/html') ?? false

/** The fault in an answer that holds a `FaultAnswer`. */
const faultOf = (answer: unknown) =>
  (answer as { data?: Partial<FaultAnswer> } | null)?.data?.fault ?? undefined

/** Why a form was refused, in an answer of `refuse`: its fault, or what is wrong with a field. */
function reasonIn(answer: unknown): string | undefined {
  const { result } = (answer as { data?: { result?: SubmissionResult } } | null)?.data ?? {}
  const fault = faultOf(answer)
  if (fault) return storageReasons[fault.code] ?? fault.text
  return Object.values(result?.error ?? {}).find(Boolean)?.[0]
}

/** The path of our own page a request comes from. */
function sentFrom(request: Request): string | undefined {
  const referrer = URL.parse(request.headers.get('Referer') ?? '')
  if (referrer?.host !== new URL(request.url).host) return undefined
  const path = referrer.pathname + referrer.search
  return path.startsWith('//') ? undefined : path
}
