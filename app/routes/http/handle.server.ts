import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { touchSession } from '~/features/accounts/touch-session.server'
import { getViewer, type Viewer } from '~/features/accounts/viewer.server'
import { type AccessKey, access, admits, landingPage, uploads } from '~/permissions/access'
import { Fault, notFound } from '~/platform/faults'
import { log } from '~/platform/log.server'
import { storageFault } from '~/platform/storage-fault.server'
import { bindKey } from './bind-key.server'
import { formLimit, uploadLimit } from './body-limits'
import { type FaultAnswer, faultAnswer } from './fault-answer'
import { readForm } from './form.server'
import { holdRoom } from './hold-room.server'
import { queryOf } from './query'
import { keepTyped } from './refuse.server'
import { safeRedirect } from './safe-redirect'

export { type FaultAnswer, faultAnswer } from './fault-answer'

type ScreenArgs = LoaderFunctionArgs & Viewer & { url: URL }
type ActArgs = ActionFunctionArgs & Viewer & { form: FormData; url: URL }

/**
 * A loader behind the access table. A guest, or somebody without the right, is sent to Home before
 * anything is read; a `Fault` becomes the error screen with its status.
 */
export function screen<T>(key: AccessKey, load: (args: ScreenArgs) => T | Promise<T>) {
  return async (args: LoaderFunctionArgs): Promise<T> => {
    const viewer = await getViewer(args)
    const url = new URL(args.request.url)
    askForOwnPassword(viewer, key, url.pathname + url.search)
    const rule = access[key]
    if (!admits(viewer.actor, rule)) {
      // Who has an account open already goes on to where the sign-in would have led.
      const invitation = key === '/signup' && url.searchParams.get('i')
      const onward = invitation
        ? `/invitation${queryOf({ i: invitation })}`
        : safeRedirect(url.searchParams.get('redirectTo'), landingPage(viewer.actor))
      throw redirect(rule === 'guests' ? onward : '/')
    }
    try {
      checkParams(args.params)
      return await load({ ...args, ...viewer, url })
    } catch (error) {
      const fault = faultIn(error)
      if (fault) args.context.retryAfter = fault.retryAfter
      throw fault ? faultResponse(fault) : error
    }
  }
}

/**
 * An action behind the access table. Nothing of the form is read before it is known who sends it and
 * that there is room for it; then `readForm` reads it with its limits. A `Fault` becomes a
 * `FaultAnswer` with its status, so that the screen (or `FaultScreen`) can show it. When the disk or
 * the database cannot take a write, that is a 503 and everything typed stays.
 */
export function act<T>(key: AccessKey, carryOut: (args: ActArgs) => T | Promise<T>) {
  return async (args: ActionFunctionArgs) => {
    const viewer = await getViewer(args)
    askForOwnPassword(viewer, key)
    if (!admits(viewer.actor, access[key])) {
      if (viewer.actor.kind === 'guest' || access[key] === 'guests') {
        throw redirect(landingPage(viewer.actor), 303)
      }
      throw faultResponse(new Fault('forbidden', 403))
    }
    let form: FormData | undefined
    let release = () => {}
    try {
      checkParams(args.params)
      const terms = termsOf(key, viewer)
      const address = args.context.address
      release = holdRoom(args.request, { actor: viewer.actor, address }, terms.limit)
      if (viewer.sessionId) touchSession(viewer.sessionId)
      form = await readForm(args.request, terms)
      const url = new URL(args.request.url)
      bindKey(form, url.pathname + url.search)
      const answer = await carryOut({ ...args, ...viewer, form, url })
      args.context.retryAfter = retryAfterIn(answer)
      return answer
    } catch (error) {
      const fault = faultIn(error)
      if (!fault) throw error
      args.context.retryAfter = fault.retryAfter
      log.info({
        fault: fault.code,
        status: fault.status,
        path: new URL(args.request.url).pathname,
      })
      const typed = fault.status === 503 && form && { result: keepTyped(form, fault) }
      return data({ ...faultAnswer(fault), ...typed, back: sentFrom(args.request) }, fault.status)
    } finally {
      release()
    }
  }
}

/** How large a form may be, and whether it may hold files. */
function termsOf(key: AccessKey, { actor }: Viewer) {
  const rule = uploads[key]
  return { limit: rule && admits(actor, rule) ? uploadLimit : formLimit, files: rule !== undefined }
}

/** The seconds to wait in an answer that holds a `FaultAnswer`. */
function retryAfterIn(answer: unknown): number | undefined {
  const { fault } = (answer as { data?: Partial<FaultAnswer> } | null)?.data ?? {}
  return fault?.retryAfter
}

const faultIn = (error: unknown): Fault | null =>
  error instanceof Fault ? error : storageFault(error)

/** What somebody with a temporary password gets: the screen that replaces it, the way out, files. */
const openBefore = new Set<AccessKey>([
  '/account-settings/new-password',
  '/signout',
  '/auth/done',
  '/files/:folder/:file',
  '/panels/:panel/:orientation/:file',
])

/** Whoever has a temporary password chooses their own one before anything else opens. */
function askForOwnPassword({ user }: Viewer, key: AccessKey, after?: string): void {
  if (!user?.tempPassword || openBefore.has(key)) return
  const query = after ? `?${new URLSearchParams({ redirectTo: after })}` : ''
  throw redirect(`/account-settings/new-password${query}`, after ? 302 : 303)
}

/**
 * A parameter is one segment of a path. One with an encoded slash in it ('..%2f%5cevil.example')
 * would lead a redirect that is made of it to another site.
 */
function checkParams(params: LoaderFunctionArgs['params']): void {
  for (const [name, value = ''] of Object.entries(params)) {
    if (name !== '*' && /[/\\\p{Cc}]|^\.{1,2}$/u.test(value)) throw notFound()
  }
}

/** The path of our own page a request comes from. */
function sentFrom(request: Request): string | undefined {
  const referrer = URL.parse(request.headers.get('Referer') ?? '')
  if (referrer?.host !== new URL(request.url).host) return undefined
  const path = referrer.pathname + referrer.search
  return path.startsWith('//') ? undefined : path
}

/** What a route that is only posted to has for whoever opens it; its screen says so. */
export const nothingHere = () => data(null, 404)

const faultResponse = (fault: Fault) => data(faultAnswer(fault), fault.status)
