import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { bulkLimit, formLimit, uploadLimit } from '~/admission/body-limits'
import type { FormSlot } from '~/admission/form-slot'
import { forbidden } from '~/domain-error'
import { touchSession } from '~/features/accounts/touch-session.server'
import { getViewer, rereadViewer, type Viewer } from '~/features/accounts/viewer.server'
import type { Forms } from '~/features/form-input/restored'
import {
  type AccessKey,
  access,
  admits,
  formScreen,
  landingPage,
  takesMultipleFiles,
  uploads,
} from '~/permissions/access'
import type { Staging } from '~/platform/files/staged.server'
import type { Routed } from './act-args'
import { forbidForm } from './forbid-form.server'
import { readForm } from './form.server'
import { askForOwnPassword, checkParams, leadAway, leadSenderAway } from './guard-route.server'
import {
  askToSignIn,
  isFromOurPage,
  refuseOthersPage,
  signInHere,
  typedByHeader,
  typedByOther,
  whoTyped,
} from './sign-in-here.server'

/** A form on its way through `act`. */
export type Sending = {
  key: AccessKey
  args: ActionFunctionArgs & Routed
  /** The forms that its action takes. */
  forms: Forms
  /** Sender: a guest who signs in with the form is that person from there on. */
  viewer: Viewer
  /**
   * Id of the person whose form a guest sends who was signed in before; '' if a page of ours had the form
   * and nothing says whose; null for all others.
   */
  whose: string | null
  /** Those of the session that was opened with it. */
  cookies: Headers | null
  /** Once it was read. */
  form: FormData | null
  /** Form for a sign-in screen: as it was sent, but without the sign-in that came with it. */
  typed: FormData | null
}

/** Whether the route table lets its sender in. */
export const isAdmitted = ({ key, viewer }: Sending): boolean => admits(viewer.actor, access[key])

/** Whether it is somebody's who has not signed in again yet. */
export const mustSignIn = (sending: Sending): sending is Sending & { whose: string } =>
  sending.whose !== null && sending.cookies === null

/**
 * A form whose sender the route table lets in, or may let in once they have signed in again. Nothing
 * of it is read yet.
 *
 * @throws where it leads for everybody else: to the screen they start at, or 403 with what they wrote
 */
export async function beginSending(
  args: ActionFunctionArgs & Routed,
  forms: Forms,
): Promise<Sending> {
  const { route: key } = args
  const viewer = await getViewer(args)
  const isGuest = viewer.actor.kind === 'guest'
  askForOwnPassword(viewer, key)
  // No screen answers there that could ask for a sign-in.
  const asked = isGuest && formScreen(key)
  if (asked) throw await leadAway(asked, new URL(asked, args.request.url), viewer)
  const forGuests = access[key] === 'guests'
  const whose = isGuest && !forGuests ? await whoTyped(args.request) : null
  const sending: Sending = {
    ...{ key, args, forms, viewer, whose },
    ...{ cookies: null, form: null, typed: null },
  }
  if (isAdmitted(sending) || whose) return sending
  if (forGuests) throw redirect(landingPage(viewer.actor), 303)
  if (!isGuest) throw await forbidForm(args, viewer.actor, forms)
  // Such a form is only on pages for signed-in people: their cookies are gone, not their words.
  if (!isFromOurPage(args.request)) throw await leadSenderAway()
  return { ...sending, whose: '' }
}

/** Refuses what can be refused before the form is read. */
export function refuseUnread(sending: Sending): void {
  const { key, args, viewer } = sending
  checkParams(args.params)
  if (key !== '/signout') refuseOthersPage(args, viewer)
  // A page with script sends it again itself: nothing of it has to be read now.
  const hasScript = args.request.headers.has(typedByHeader)
  if (hasScript && mustSignIn(sending) && !isAdmitted(sending)) {
    throw askToSignIn(args, sending.whose, null)
  }
}

/** Reads the form and signs in who sends a password with it. @returns the form, without that */
export async function readSending(
  sending: Sending,
  terms: { limit: number; files: Staging | undefined; slot: FormSlot | null },
): Promise<FormData> {
  const { key, args } = sending
  const form = await readForm(args.request, terms)
  sending.form = form
  terms.files?.check()
  await args.context.turn?.()
  lookAgain(sending)
  const signedIn = await signInHere(args, sending.viewer, form)
  if (signedIn) {
    const { viewer, cookies } = signedIn
    Object.assign(sending, { viewer, cookies })
    askForOwnPassword(viewer, key)
    if (!signedIn.theirs) throw typedByOther(args)
  }
  if (mustSignIn(sending)) sending.typed = copyOf(form)
  if (!isAdmitted(sending)) throw forbidden()
  if (sending.viewer.sessionId) touchSession(sending.viewer.sessionId)
  return form
}

/**
 * Checks the sender again: a form may take minutes to arrive and get its turn, and its sender may have been
 * signed out or lost a right. Anyone signed out is asked to sign in, like every guest who was signed in
 * before.
 */
function lookAgain(sending: Sending): void {
  const { key, args, viewer } = sending
  if (viewer.sessionId === null) return
  sending.viewer = rereadViewer(args.context, viewer.sessionId)
  askForOwnPassword(sending.viewer, key)
  if (sending.viewer.user === null) sending.whose = viewer.user?.id ?? null
}

/**
 * Largest form that somebody may send there, in bytes. The form of somebody signed out meanwhile is read
 * whole for its words, and its files are discarded as they come (`namesOnly`).
 */
export function limitOf(sending: Sending): number {
  const { key, viewer } = sending
  const rule = uploads[key]
  const large = rule && (admits(viewer.actor, rule) || (sending.whose && !isAdmitted(sending)))
  if (!large) return formLimit
  return takesMultipleFiles(key) ? bulkLimit : uploadLimit
}

function copyOf(form: FormData): FormData {
  const copy = new FormData()
  for (const [name, value] of form) copy.append(name, value)
  return copy
}
