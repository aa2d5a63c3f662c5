import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import type { z } from 'zod'
import { acquireSlot } from '~/admission/acquire-slot.server'
import type { FormSlot } from '~/admission/form-slot'
import type { DomainError } from '~/domain-error'
import { readerClock } from '~/features/accounts/reader-clock.server'
import { getViewer, type Viewer } from '~/features/accounts/viewer.server'
import type { Clock } from '~/messages/dates'
import { access, admits, uploads } from '~/permissions/access'
import { webStream } from '~/platform/archives/web-stream'
import { stageFiles } from '~/platform/files/staged.server'
import { log } from '~/platform/log.server'
import { networkOf } from '~/platform/network'
import { requestContext } from '~/platform/request-context.server'
import type { Routed } from './act-args'
import {
  answerSending,
  errorResponse,
  fileErrorResponse,
  refuseSending,
} from './answer-sending.server'
import { askedUrl } from './asked-url'
import { namesOnly } from './forbid-form.server'
import { isClosed } from './gone.server'
import { askForOwnPassword, checkParams, leadAway } from './guard-route.server'
import { getIdempotencyKey } from './idempotency-key.server'
import {
  beginSending,
  isAdmitted,
  limitOf,
  mustSignIn,
  readSending,
  refuseUnread,
  type Sending,
} from './sending.server'
import { askToSignIn, typedByHeader } from './sign-in-here.server'
import { toDomainError } from './to-domain-error.server'
import {
  type CarryOut,
  type Filled,
  type FormTerms,
  type Refused,
  withForm,
} from './with-form.server'

/**
 * An answer whose content is read as its reader takes it, and no further when they have gone; see `goOn`.
 * Everything else stays as it is.
 */
function paced<T>(answer: T, goOn: AppLoadContext['goOn']): T {
  if (!(answer instanceof Response) || !answer.body || !goOn) return answer
  return new Response(webStream(pieces(answer.body, goOn)), answer) as T
}

async function* pieces(content: ReadableStream<Uint8Array>, goOn: () => Promise<boolean>) {
  for await (const piece of content) {
    if (!(await goOn())) return
    yield piece
  }
}

type ScreenArgs = LoaderFunctionArgs & Routed & Viewer & { url: URL; clock: Clock }
type Load<T> = (args: ScreenArgs) => T | Promise<T>

type Action<T> = ReturnType<typeof behind<T>>

/**
 * A loader behind the route table, by the row of its route. A guest, or somebody without the right, is led
 * to Home and told why (`leadAway`) before anything is read; a `DomainError` becomes the error screen with
 * its status.
 */
export const screen = <T>(load: Load<T>) => loader(load, errorResponse)

/**
 * Loader of a file, behind the route table: what `screen` is for a screen. A `DomainError` becomes its
 * sentence; for somebody who opens the file as a page, the error screen. A slow reader keeps nothing of it
 * in memory.
 */
export const fileScreen = <T>(load: Load<T>) =>
  loader(async (args) => paced(await load(args), args.context.goOn), fileErrorResponse)

type Refusal = (domainError: DomainError, args: LoaderFunctionArgs) => unknown

function loader<T>(load: Load<T>, refusal: Refusal) {
  return async (called: LoaderFunctionArgs & Partial<Routed>): Promise<T> => {
    const args = routed(called)
    const { route: key } = args
    const viewer = await getViewer(args)
    const url = askedUrl(args.request)
    askForOwnPassword(viewer, key, url.pathname + url.search)
    const rule = access[key]
    const whose = viewer.user ? null : args.request.headers.get(typedByHeader)
    if (!admits(viewer.actor, rule)) {
      if (whose && rule !== 'guests') throw askToSignIn(args, whose, null)
      // A page that asks ahead (`losesWords`) stays where it is: there is nothing to say on the next one.
      if (args.request.method === 'HEAD') throw redirect('/')
      throw await leadAway(key, url, viewer)
    }
    try {
      checkParams(args.params)
      const clock = readerClock(args.request, viewer.user)
      const answer = await runAs(viewer, args, () => load({ ...args, ...viewer, url, clock }))
      const { init } = (answer as { init?: ResponseInit | null } | null) ?? {}
      if (whose && init?.status === 403) throw askToSignIn(args, whose, null)
      return answer
    } catch (error) {
      const domainError = toDomainError(error)
      if (whose && isClosed(domainError?.code)) throw askToSignIn(args, whose, null)
      if (!domainError) throw error
      args.context.retryAfter = domainError.retryAfter
      throw await refusal(domainError, args)
    }
  }
}

/**
 * An action behind the route table. Nothing of the form is read before it is known who sends it and
 * that there is a seat for it; then `readSending` reads it with its limits. With a schema it is carried
 * out by `withForm`, without one as it is, which is for buttons and, with `ofForms`, for forms that are
 * more than fields (files, a list of rows): a `DomainError` becomes an `ErrorData` with its status, so that the
 * screen (or `ActionErrorScreen`) can show it. When the disk or the database cannot take a write, that is a
 * 503 and everything typed stays.
 */
export function act<T>(carryOut: CarryOut<T>): Action<T>
export function act<S extends z.ZodType, T, F = undefined>(
  form: S | FormTerms<S, F>,
  carryOut: (args: Filled<S, F>) => T | Promise<T>,
): Action<T | Refused>
export function act<T>(...given: [CarryOut<T>] | Parameters<typeof withForm>) {
  return behind(given.length === 1 ? given[0] : withForm(...given))
}

function behind<T>(carryOut: CarryOut<T>) {
  const { forms = [] } = carryOut
  const action = async (called: ActionFunctionArgs & Partial<Routed>) => {
    const args = routed(called)
    const sending = await beginSending(args, forms)
    try {
      return await runAs(sending.viewer, args, () => take(sending))
    } finally {
      await args.context.afterWrite?.()
    }
  }
  return Object.assign(action, { forms })

  async function take(sending: Sending) {
    const { key, args } = sending
    const limit = limitOf(sending)
    // Anyone who has to sign in first chooses their files again: only their words are kept until then.
    const files =
      mustSignIn(sending) && !isAdmitted(sending) ? namesOnly : uploads[key] && stageFiles()
    let slot: FormSlot | null = null
    try {
      refuseUnread(sending)
      const sender = { actor: sending.viewer.actor, address: args.context.address }
      slot = acquireSlot(args.request, sender, limit)
      const form = await readSending(sending, { limit, files, slot })
      const { viewer } = sending
      const url = askedUrl(args.request)
      const idempotencyKey = getIdempotencyKey(form, url.pathname + url.search, viewer.actor)
      const clock = readerClock(args.request, viewer.user)
      const answer = await carryOut({ ...args, ...viewer, form, url, idempotencyKey, clock })
      return answerSending(sending, answer)
    } catch (error) {
      return refuseSending(sending, error)
    } finally {
      await files?.clear().catch((error) => log.warn({ err: error }, 'files are left to the sweep'))
      slot?.release()
    }
  }
}

/** @throws Error without a row in the route table: such a route opens to nobody */
function routed<A extends Partial<Routed>>(args: A): A & Routed {
  const { route } = args
  if (!route || !Object.hasOwn(access, route))
    throw new Error(`no row of the route table: ${route}`)
  return { ...args, route }
}

/** Does what somebody asks for as theirs: what is costly takes turns by network and by person. */
const runAs = <T>(
  { user }: Viewer,
  { context }: Pick<ActionFunctionArgs, 'context'>,
  work: () => T,
) => {
  const network = networkOf(context.address, 48)
  return requestContext.run(
    { network, person: user?.id, ...(context.left && { left: context.left }) },
    work,
  )
}

/** Answer for somebody who opens a route that is only posted to; its screen says so. */
export const nothingHere = () => data(null, 404)
