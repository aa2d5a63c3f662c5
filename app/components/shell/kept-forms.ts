/**
 * What was typed is never lost: an answer that is none of ours, or a failure of ours to a form, never
 * reaches the router, which would put an error screen in the place of the form. The request waits
 * here instead, and a notice says why; see docs/decisions/018-a-form-survives.md.
 */

import { askWhile, fetchAlong } from './fetch-along'
import { hasRoutes, readRoutes } from './found-routes'
import {
  answered,
  carrier,
  type Held,
  heldForm,
  hold,
  reached,
  reasonIn,
  release,
  type Why,
  words,
} from './held'
import { isOtherBuild, router } from './router'

/** The form sent last, until it is carried out: what is sent again is what stands in it by then. */
let sent: Sent | null = null
type Sent = { form: HTMLFormElement; submitter: HTMLElement | null }

/** How the form sent last is sent once more. */
export function sendAnew() {
  const last = sent
  return () => last?.form.requestSubmit(last.submitter)
}

/** Milliseconds until what nobody waits for is asked for again. */
const retryAfter = 4000
/** Milliseconds without an answer after which a form may be sent again. */
const patience = 60_000

/** Begins to watch over what the router sends. */
export function keepForms() {
  carrier.fetch = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const { origin, pathname } = url
    if (pathname === '/__manifest' && hasRoutes(url, router()?.routes ?? []))
      return Promise.resolve(Response.json({}))
    const screen = pathname.endsWith('.data') || pathname === '/__manifest'
    return screen && origin === location.origin
      ? hand(input, url, init)
      : carrier.fetch(input, init)
  }
  window.addEventListener('submit', ({ target, submitter }) => {
    sent = { form: target as HTMLFormElement, submitter }
  })
}

/** A request of the router, and what it is for. */
type Errand = {
  path: string
  post: boolean
  what: Held['what']
  /** Where the router is going; it goes on when this request is answered, if it `waits` for it. */
  target?: { pathname: string; search: string; hash?: string }
  waits: boolean
  /** The form that it carries. */
  sent: Sent | null
  /** Whose page it is sent from. */
  whose?: { id: string; email: string } | null
}

type Trouble = { why: Why; other: boolean; reason?: string | undefined }

/** The router's last question for the routes of where it is going; fulfilled when that is answered. */
let discovery: Promise<unknown> = Promise.resolve()

/**
 * Hands the router its answers. One that came to a change made beside a navigation waits while the routes
 * of where that leads are unknown: the router would go there with the routes it has by then.
 */
async function hand(input: RequestInfo | URL, url: URL, init: RequestInit = {}) {
  const errand = errandOf(url, (init.method ?? 'GET') !== 'GET')
  const answer = carry(input, errand, init)
  if (errand.waits && errand.path === '/__manifest') discovery = answer.catch(() => {})
  if (!errand.post || errand.waits) return answer
  await answer
  await discovery
  // The router has read the routes by then.
  await new Promise((read) => setTimeout(read))
  return answer
}

/** Sends a request until its answer may reach the router; between two times it waits. */
async function carry(input: RequestInfo | URL, errand: Errand, init: RequestInit) {
  const { post, waits, whose } = errand
  const headers = new Headers(init.headers)
  // A page that nothing was typed into follows whoever is signed in.
  const typed = post || document.querySelector('form[data-filled]')
  if (typed && whose) headers.set('X-Typed-By', whose.id)
  for (;;) {
    const came = await send(input, { ...init, headers }, errand)
    if (came instanceof Response) return came
    if (post && !waits && came.why !== 'signed-out') throw new TypeError(came.why)
    await untilAgain(errand, came, init.signal)
  }
}

/** Asked of the router before the request leaves: by its answer the router may be elsewhere. */
function errandOf({ pathname: path, searchParams }: URL, post: boolean): Errand {
  const { navigation, loaderData } = router()?.state ?? {}
  const target = navigation?.location
  const submits = navigation?.state === 'submitting'
  // Routes of other addresses are asked for besides.
  const waits =
    path === '/__manifest'
      ? searchParams.get('p') === target?.pathname
      : !!target && path === dataPath(target.pathname)
  return {
    path,
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
    () => carrier.fetch,
  )

/** @returns the answer, or why it must not reach the router */
async function send(
  input: RequestInfo | URL,
  init: RequestInit,
  { path, post, waits, what, target, sent: carried }: Errand,
): Promise<Response | Trouble> {
  try {
    const { body } = init
    const files =
      body instanceof FormData && [...body.values()].some((part) => (part as File).size > 0)
    const answer = files
      ? await askWhile(async () => (await withProgress())(input, init))
      : await soon(post ? fetchAlong(carrier.fetch, input, init) : carrier.fetch(input, init), post)
    const why = troubleOf(answer, path, post)
    if (why) {
      const other = answer.headers.get('X-Sign-In') === 'typed-by-other'
      return { why, other, reason: reasonIn(answer.headers) }
    }
    reached()
    if (path === '/__manifest' && answer.status === 200)
      return await readRoutes(new URL(String(input), location.href), answer, init.signal)
    if (post && waits) {
      if (carried) words.answered(carried.form, answer.status)
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
 * Waits until the request is to be sent again: by the person, where somebody waits for it or has to
 * sign in; by itself, where nobody does. A form is sent from the page instead, as it stands by then.
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
      signal?.removeEventListener('abort', left)
    }
    const again = () => {
      over()
      if (form?.form.isConnected) form.form.requestSubmit(form.submitter)
      else if (waits && lost.script) {
        lost.script = false
        router()?.navigate(target)
      } else resolve()
    }
    const left = () => {
      over()
      reject(signal?.reason)
    }
    const mine: Held = {
      why,
      reason,
      what,
      form: form?.form,
      // All that waits for the sign-in goes on with it.
      again: why === 'signed-out' ? () => [...signedOut].map((go) => go()) : again,
      // A form that waits already is sent too.
      typed: post || heldForm.current()?.typed === 'sent' ? 'sent' : waits ? undefined : 'kept',
      email: whose?.email,
      other,
    }
    signal?.addEventListener('abort', left)
    if (why === 'signed-out') signedOut.add(again)
    if (waits || why === 'signed-out') hold(mine)
    else {
      timer = setTimeout(again, retryAfter)
      window.addEventListener('online', again)
    }
  })
}

/** What waits until somebody has signed in. */
const signedOut = new Set<() => void>()

/** Whether a script of the screen that is loading did not arrive: then it is loaded anew. */
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
function troubleOf({ status, headers }: Response, path: string, post: boolean): Why | null {
  if (headers.has('X-Sign-In')) return 'signed-out'
  if (headers.has('X-Remix-Response')) return post && status >= 500 ? 'ours' : null
  if (status === 429) return 'busy'
  if (status >= 500) return 'ours'
  const list = headers.get('Content-Type')?.includes('json') || status === 204
  return path === '/__manifest' && list ? null : 'unreached'
}
