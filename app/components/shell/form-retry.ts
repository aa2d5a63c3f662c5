/**
 * Keeps what was typed: an answer that is not ours, or our failure to answer a form, never reaches the
 * router, which would replace the form with an error screen. The request waits here instead, and a notice
 * says why; see docs/decisions/018-a-form-survives.md.
 */

import { askWhile, keepaliveFetch } from './keepalive-fetch'
import { isOtherBuild, isReadingAgain, router } from './router'
import { createTransport, transport } from './transport'
import {
  answered,
  reached,
  refusalReason,
  release,
  setWaitingRequest,
  unsavedInput,
  type WaitingRequest,
  type Why,
  waitingRequest,
} from './waiting-request'

/** The form sent last, until it is carried out: what is sent again is what is in it by then. */
let sent: Sent | null = null
type Sent = { form: HTMLFormElement; submitter: HTMLElement | null }

/** How the form sent last is sent once more. */
export function sendAgain() {
  const last = sent
  return () => last?.form.requestSubmit(last.submitter)
}

/** Milliseconds until what nobody waits for is asked for again. */
const retryAfter = 4000
/** Milliseconds without an answer after which a form may be sent again. */
const patience = 60_000

/** Begins to watch over what the router sends. */
export function startFormRetry() {
  createTransport(carry)
  window.addEventListener('submit', ({ target, submitter }) => {
    sent = { form: target as HTMLFormElement, submitter }
  })
}

/** A request of the router, and what it is for. */
type Errand = {
  post: boolean
  what: WaitingRequest['what']
  /** Address the router is going to; it goes on when this request is answered, if it `waits` for it. */
  target?: { pathname: string; search: string; hash?: string }
  waits: boolean
  /** The form that it carries. */
  sent: Sent | null
  /** Person whose page sends it. */
  whose?: { id: string; email: string } | null
}

type Trouble = { why: Why; other: boolean; reason?: string | undefined }

/** Sends a request until its answer may reach the router; between two times it waits. */
async function carry(input: RequestInfo | URL, path: string, init: RequestInit = {}) {
  const errand = errandOf(path, (init.method ?? 'GET') !== 'GET')
  const { post, waits, whose } = errand
  const headers = new Headers(init.headers)
  // A page without typed input may change to another person who signs in.
  const typed = post || document.querySelector('form[data-filled]')
  if (typed && whose) headers.set('X-Typed-By', whose.id)
  if (!post && isReadingAgain()) headers.set('X-Reads-Again', 'yes')
  for (;;) {
    const came = await send(input, { ...init, headers }, errand)
    if (came instanceof Response) return came
    if (post && !waits && came.why !== 'signed-out') throw new TypeError(came.why)
    await untilAgain(errand, came, init.signal)
  }
}

/** Asked of the router before the request leaves: by its answer the router may be elsewhere. */
function errandOf(path: string, post: boolean): Errand {
  const { navigation, loaderData } = router()?.state ?? {}
  const target = navigation?.location
  const submits = navigation?.state === 'submitting'
  const waits = !!target && path === dataPath(target.pathname)
  return {
    post,
    target,
    what: submits ? 'form' : navigation?.formMethod === 'POST' ? 'next' : 'link',
    waits,
    sent: post && waits ? sent : null,
    whose: loaderData?.root?.viewer,
  }
}

/** How files are sent: with what shows their progress, or without where that does not come. */
const withProgress = () =>
  import('../ui/upload-panel').then(
    ({ sendForm }) => sendForm,
    () => transport.send,
  )

/** @returns the answer, or why it must not reach the router */
async function send(
  input: RequestInfo | URL,
  init: RequestInit,
  { post, waits, what, target, sent: carried }: Errand,
): Promise<Response | Trouble> {
  try {
    const { body } = init
    const files =
      body instanceof FormData && [...body.values()].some((part) => (part as File).size > 0)
    const answer = files
      ? await askWhile(async () => (await withProgress())(input, init))
      : await soon(
          post ? keepaliveFetch(transport.send, input, init) : transport.send(input, init),
          post,
        )
    const why = troubleOf(answer, post)
    if (why) {
      const other = answer.headers.get('X-Sign-In') === 'typed-by-other'
      return { why, other, reason: refusalReason(answer.headers) }
    }
    reached()
    if (post && waits) {
      if (carried) unsavedInput.answered(carried.form, answer.status)
      answered(carried?.form)
      if (sent === carried) sent = null
    }
    // After a deploy: the screen that a link leads to is another one than this page would draw.
    if (what === 'link' && waits && target && isOtherBuild(answer.headers.get('X-Build'))) {
      location.assign(target.pathname + target.search + (target.hash ?? ''))
      return await new Promise<never>(() => {})
    }
    // Read whole: one that breaks off half-way has not come, and the router would draw that as a fault.
    const whole = answer.body ? new Response(await answer.blob(), answer) : answer
    if (what === 'link' && waits) answered()
    return whole
  } catch (error) {
    if (init.signal?.aborted) throw error
    return { why: navigator.onLine ? 'unreached' : 'offline', other: false }
  }
}

/**
 * Waits until the request is to be sent again: by the person if somebody waits for it or has to sign in; by
 * itself otherwise. A form is sent from the page instead, with its current input.
 *
 * @throws the signal's reason when the router gives the request up
 */
function untilAgain(
  { what, target, waits, whose, post, sent: carried }: Errand,
  { why, other, reason }: Trouble,
  signal: RequestInit['signal'],
) {
  const form = what === 'form' && waits && why !== 'signed-out' ? carried : null
  return new Promise<void>((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const over = () => {
      release(mine.again)
      clearTimeout(timer)
      window.removeEventListener('online', again)
      signedOut.delete(again)
      signal?.removeEventListener('abort', aborted)
    }
    const again = () => {
      over()
      if (form?.form.isConnected) form.form.requestSubmit(form.submitter)
      else if (waits && lost.script) {
        lost.script = false
        router()?.navigate(target)
      } else resolve()
    }
    const aborted = () => {
      over()
      reject(signal?.reason)
    }
    const mine: WaitingRequest = {
      why,
      reason,
      what,
      form: form?.form,
      // All that waits for the sign-in goes on with it.
      again: why === 'signed-out' ? () => [...signedOut].map((go) => go()) : again,
      // A form that waits already is sent too.
      typed:
        post || waitingRequest.current()?.typed === 'sent' ? 'sent' : waits ? undefined : 'kept',
      email: whose?.email,
      other,
    }
    signal?.addEventListener('abort', aborted)
    if (why === 'signed-out') signedOut.add(again)
    if (waits || why === 'signed-out') setWaitingRequest(mine)
    else {
      timer = setTimeout(again, retryAfter)
      window.addEventListener('online', again)
    }
  })
}

/** Requests that wait until somebody has signed in. */
const signedOut = new Set<() => void>()

/** Whether a script of the screen that is loading did not arrive: then it is loaded again. */
export const lost = { script: false }

const dataPath = (path: string) => `${path === '/' ? '/_root' : path.replace(/\/$/, '')}.data`

/** Silence of a server counts as no answer, except while files are on their way. */
const soon = (answer: Promise<Response>, quick: boolean) =>
  quick
    ? Promise.race([
        answer,
        new Promise<never>((_, reject) => setTimeout(() => reject(new TypeError()), patience)),
      ])
    : answer

/** Why an answer must not reach the screen; null when it may. */
function troubleOf({ status, headers }: Response, post: boolean): Why | null {
  if (headers.has('X-Sign-In')) return 'signed-out'
  if (headers.has('X-Remix-Response')) return post && status >= 500 ? 'ours' : null
  if (status === 429) return 'busy'
  return status >= 500 ? 'ours' : 'unreached'
}
