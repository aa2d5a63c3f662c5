import type { SubmissionResult } from '@conform-to/react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import type { z } from 'zod'
import { Fault, forbidden, notFound } from '~/faults'
import { touchSession } from '~/features/accounts/touch-session.server'
import { getViewer, type Viewer } from '~/features/accounts/viewer.server'
import type { Submission } from '~/features/form-input/submission.server'
import { errorText } from '~/messages/errors'
import {
  type AccessKey,
  access,
  admits,
  formScreen,
  landingPage,
  takesSeveral,
  uploads,
} from '~/permissions/access'
import { stageFiles } from '~/platform/files/staged.server'
import { log } from '~/platform/log.server'
import { storageFault } from '~/platform/storage-fault.server'
import { formLimit, severalLimit, uploadLimit } from './body-limits'
import { type FaultAnswer, faultAnswer } from './fault-answer'
import { readForm } from './form.server'
import { goneWith, saysGone } from './gone.server'
import { holdRoom } from './hold-room.server'
import { keepTyped } from './refuse.server'
import {
  askToSignIn,
  refuseOthersPage,
  signInHere,
  typedByHeader,
  typedByOther,
  whoTyped,
  withCookies,
} from './sign-in-here.server'
import { submissionOf } from './submission-of.server'
import { askForOwnPassword, checkParams, leadAway } from './way-in.server'
import { type Filled, type FormTerms, type Refused, withForm } from './with-form.server'

type ScreenArgs = LoaderFunctionArgs & Viewer & { url: URL }

/** What an action is carried out with. */
export type ActArgs = ActionFunctionArgs &
  Viewer & { form: FormData; url: URL; submission: Submission | undefined }
type CarryOut<T> = (args: ActArgs) => T | Promise<T>
type Action<T> = ReturnType<typeof behind<T>>

/**
 * A loader behind the access table. A guest, or somebody without the right, is sent to where they
 * start (`leadAway`) before anything is read; a `Fault` becomes the error screen with its status.
 */
export function screen<T>(key: AccessKey, load: (args: ScreenArgs) => T | Promise<T>) {
  return async (args: LoaderFunctionArgs): Promise<T> => {
    const viewer = await getViewer(args)
    const url = new URL(args.request.url)
    askForOwnPassword(viewer, key, url.pathname + url.search)
    const rule = access[key]
    const whose = viewer.user ? null : args.request.headers.get(typedByHeader)
    if (!admits(viewer.actor, rule)) {
      if (whose && rule !== 'guests') throw askToSignIn(args, whose, null)
      throw await leadAway(key, url, viewer)
    }
    try {
      checkParams(args.params)
      const answer = await load({ ...args, ...viewer, url })
      const { init } = (answer as { init?: ResponseInit | null } | null) ?? {}
      if (whose && init?.status === 403) throw askToSignIn(args, whose, null)
      return answer
    } catch (error) {
      const fault = faultIn(error)
      if (whose && isClosed(fault?.code)) throw askToSignIn(args, whose, null)
      if (fault) args.context.retryAfter = fault.retryAfter
      throw fault ? faultResponse(fault) : error
    }
  }
}

/**
 * An action behind the access table. Nothing of the form is read before it is known who sends it and
 * that there is room for it; then `readForm` reads it with its limits. With a schema it is carried
 * out by `withForm`, without one as it is, which is for buttons: a `Fault` becomes a `FaultAnswer`
 * with its status, so that the screen (or `FaultScreen`) can show it. When the disk or the database
 * cannot take a write, that is a 503 and everything typed stays.
 */
export function act<T>(key: AccessKey, carryOut: CarryOut<T>): Action<T>
export function act<S extends z.ZodType, T, F = undefined>(
  key: AccessKey,
  form: S | FormTerms<S, F>,
  carryOut: (args: Filled<S, F>) => T | Promise<T>,
): Action<T | Refused>
export function act<T>(key: AccessKey, ...rest: [CarryOut<T>] | Parameters<typeof withForm>) {
  return behind(key, rest.length === 1 ? rest[0] : withForm(...rest))
}

function behind<T>(key: AccessKey, carryOut: CarryOut<T>) {
  return async (args: ActionFunctionArgs) => {
    const rule = access[key]
    let viewer = await getViewer(args)
    askForOwnPassword(viewer, key)
    // No screen answers there that could ask for a sign-in.
    const asked = viewer.actor.kind === 'guest' && formScreen(key)
    if (asked) throw await leadAway(asked, new URL(asked, args.request.url), viewer)
    // Whose form it is that a guest sends who was signed in before.
    const whose =
      viewer.actor.kind === 'guest' && rule !== 'guests' ? await whoTyped(args.request) : null
    if (!admits(viewer.actor, rule) && !whose) {
      if (viewer.actor.kind === 'guest' || rule === 'guests') {
        throw redirect(landingPage(viewer.actor), 303)
      }
      throw faultResponse(forbidden())
    }
    const mustSignIn = () => whose !== null && !cookies
    let form: FormData | undefined
    let typed: FormData | null = null
    let cookies: Headers | null = null
    const staging = uploads[key] && stageFiles()
    let release = () => {}
    try {
      checkParams(args.params)
      if (key !== '/signout') refuseOthersPage(args, viewer)
      // A page with script sends it again itself: nothing of it has to be read now.
      if (whose && args.request.headers.has(typedByHeader) && !admits(viewer.actor, rule)) {
        throw askToSignIn(args, whose, null)
      }
      const address = args.context.address
      const limit = limitOf(key, viewer)
      release = holdRoom(args.request, { actor: viewer.actor, address }, limit)
      form = await readForm(args.request, { limit, files: staging })
      staging?.check()
      const signedIn = await signInHere(args, viewer, form)
      if (signedIn) {
        ;({ viewer, cookies } = signedIn)
        askForOwnPassword(viewer, key)
        if (!signedIn.theirs) throw typedByOther(args)
      }
      if (mustSignIn()) typed = copyOf(form)
      if (!admits(viewer.actor, rule)) throw forbidden()
      if (viewer.sessionId) touchSession(viewer.sessionId)
      const url = new URL(args.request.url)
      const submission = submissionOf(form, url.pathname + url.search, viewer.actor)
      const answer = await carryOut({ ...args, ...viewer, form, url, submission })
      if (whose && mustSignIn() && isClosed(faultOf(answer)?.code)) {
        throw askToSignIn(args, whose, typed)
      }
      const gone = args.context.groundGone && faultOf(answer)?.code === 'not-found'
      const kept = gone && goneWith(form, notFound())
      if (kept) throw kept
      args.context.retryAfter = faultOf(answer)?.retryAfter
      args.context.reason = reasonIn(answer)
      return withCookies(answer, cookies)
    } catch (error) {
      const fault = faultIn(error)
      if (!fault) throw withCookies(error, cookies)
      args.context.retryAfter = fault.retryAfter
      args.context.reason = errorText(fault)
      log.info({
        fault: fault.code,
        status: fault.status,
        path: new URL(args.request.url).pathname,
      })
      if (whose && mustSignIn() && (isClosed(fault.code) || !admits(viewer.actor, rule))) {
        throw askToSignIn(args, whose, typed)
      }
      if (fault.code === 'typed-by-other' || (cookies && !admits(viewer.actor, rule))) {
        throw withCookies(faultResponse(fault), cookies)
      }
      const left = args.context.groundGone && form && saysGone(fault) && goneWith(form, fault)
      if (left) throw withCookies(left, cookies)
      // Nothing of it was read: the screen it came from would only keep others waiting longer.
      if (fault.code === 'forms-waiting' && isDocument(args.request)) throw faultResponse(fault)
      const kept = fault.status === 503 && form && { result: keepTyped(form, fault) }
      const answer = { ...faultAnswer(fault), ...kept, back: sentFrom(args.request) }
      return withCookies(data(answer, fault.status), cookies)
    } finally {
      await staging?.clear()
      release()
    }
  }
}

/** Whether the browser itself asks for a page, and no script of one. */
const isDocument = ({ headers }: Request) => headers.get('Accept')?.includes('text/html') ?? false

/** What a guest is told of what is somebody's: signing in may open it. */
const isClosed = (code?: string) => code === 'forbidden' || code === 'not-found'

function copyOf(form: FormData): FormData {
  const copy = new FormData()
  for (const [name, value] of form) copy.append(name, value)
  return copy
}

/** How large a form may be, in bytes. */
function limitOf(key: AccessKey, { actor }: Viewer): number {
  const rule = uploads[key]
  if (!rule || !admits(actor, rule)) return formLimit
  return takesSeveral(key) ? severalLimit : uploadLimit
}

/** The fault in an answer that holds a `FaultAnswer`. */
const faultOf = (answer: unknown) =>
  (answer as { data?: Partial<FaultAnswer> } | null)?.data?.fault ?? undefined

/** Why a form was refused, in an answer of `refuse`: its fault, or what is wrong with a field. */
function reasonIn(answer: unknown): string | undefined {
  const { result } = (answer as { data?: { result?: SubmissionResult } } | null)?.data ?? {}
  return faultOf(answer)?.text ?? Object.values(result?.error ?? {}).find(Boolean)?.[0]
}

const faultIn = (error: unknown): Fault | null =>
  error instanceof Fault ? error : storageFault(error)

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
