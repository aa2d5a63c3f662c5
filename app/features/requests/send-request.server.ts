import { db } from '~/db/client.server'
import { notFound } from '~/domain-error'
import type { Typed } from '~/features/drafts/draft'
import { requestDraftKey } from '~/features/drafts/draft-keys'
import { findDraft } from '~/features/drafts/find-draft.server'
import type { FormInTab } from '~/features/drafts/other-tab'
import { type SavedDraft, saveDraft } from '~/features/drafts/save-draft.server'
import { type IdempotencyKey, previousResult } from '~/features/form-input/idempotency.server'
import { readPin } from '~/features/request-pins/read-pin.server'
import { requestKey } from '~/features/work-item-base/request/key.server'
import { clientFor, clientUnknown } from '~/features/work-items/client-for.server'
import type { Member } from '~/permissions/vocabulary'
import { isSameCode } from '~/platform/ids.server'
import { answerName, mostFiles } from '~/shared/fields'
import { bothAnswers } from './both-answers'
import { createRequest } from './create-request.server'
import { mayFile } from './offered-types.server'
import { checkRequest, codeOfShown, requestForm, requireCurrent } from './request-form.server'

/** A request as its form is sent. */
type Posted = {
  typeId: string
  productId: string
  /** Client it is for, given by staff. */
  clientId: string | null
  typed: Typed
  /** Code in the form for its viewer, see `codeOfShown`. */
  shown?: string | undefined
  /** Nothing is kept of a form that was carried out, and nothing wrong with it. */
  idempotencyKey?: IdempotencyKey | undefined
}

/** Client, form and draft key of a request. @throws DomainError `not-found`, `client-unknown` (400) */
function draftFor(actor: Member, { typeId, productId, clientId }: Posted) {
  const form = requestForm(db, typeId, productId)
  const client = clientFor(db, actor, clientId)
  if (!client) throw clientUnknown()
  return { form, client, draftKey: requestDraftKey(actor, productId, client.id) }
}

/**
 * Saves what somebody has typed into the form of a request, and its files. If the type is not offered to
 * them (any more), they can save only what they have begun, or with the code of the form they were shown. A
 * file is stored only if the current form asks for one.
 *
 * @param forget ids of kept files that are taken out
 * @param quiet it was saved while somebody types
 * @param tab the form it was typed into, and when what that was filled with was saved; another one may
 *   have kept other answers since
 * @returns when it was saved; null for what was sent already, and quietly where another tab keeps others
 * @throws DomainError `not-found`, `client-unknown` (400), `draft-too-long` (413), those of `saveDraft`
 */
export async function keepRequest(
  actor: Member,
  {
    uploads = [],
    forget = [],
    quiet = false,
    tab,
    ...posted
  }: Posted & {
    uploads?: readonly { field: string; file: File }[]
    forget?: readonly string[]
    quiet?: boolean
    tab?: Pick<FormInTab, 'key' | 'filled'> | undefined
  },
): Promise<{ savedAt: number | null } & Pick<SavedDraft, 'elsewhere'>> {
  // Its type may have been deleted since, or no longer be offered.
  if (previousResult(db, requestKey(posted.idempotencyKey)))
    return { savedAt: null, elsewhere: false }
  const { form, client, draftKey } = draftFor(actor, posted)
  const draft = findDraft(db, actor, draftKey)
  const code = codeOfShown(actor, posted.productId, posted.typed.formVersion)
  const wasShown = draft !== null || isSameCode(code, posted.shown ?? '')
  if (!wasShown && !mayFile(db, actor, client.id, form.type)) throw notFound()
  const asksForFiles = (name: string) =>
    form.version.fields.some(({ id, kind }) => kind === 'attachment' && answerName(id) === name)
  const unasked = draft?.files.filter(({ field }) => !asksForFiles(field)) ?? []
  const { id, savedAt, elsewhere } = await saveDraft(actor, {
    draftKey,
    values: posted.typed,
    uploads: uploads
      .filter(({ field }) => asksForFiles(field))
      .map((upload) => ({ ...upload, folder: 'requests' as const })),
    mostInField: mostFiles,
    forget: [...forget, ...unasked.map(({ id }) => id)],
    idempotencyKey: requestKey(posted.idempotencyKey),
    quiet,
    tab: tab && { ...tab, both: bothAnswers(form.version.fields) },
  })
  return { savedAt: id === '' ? null : savedAt, elsewhere }
}

/**
 * Errors in the typed values, by the names of the controls; empty when it can be sent.
 *
 * @throws DomainError `form-changed` (409)
 */
export function errorsIn(actor: Member, posted: Posted): Record<string, string[]> {
  if (previousResult(db, requestKey(posted.idempotencyKey))) return {}
  const { form, client } = draftFor(actor, posted)
  requireCurrent(form, posted.typed.formVersion)
  return checkRequest(db, { actor, clientId: client.id, form, typed: posted.typed }).errors
}

/**
 * Sends what was typed, with the files of its draft; a form that was sent twice finds the first one's
 * request.
 * `aboutLost`: it named a section that it cannot be about (any more), see `readPin`.
 *
 * @throws DomainError as `createRequest`
 */
export function sendRequest(
  actor: Member,
  posted: Posted,
): { id: string; number: number; aboutLost: boolean } {
  const formVersionId = String(posted.typed.formVersion)
  const { pin } = posted.typed
  const about = sharedPin(actor, posted.clientId, pin)
  const made = createRequest(actor, {
    ...posted,
    formVersionId,
    pin: about === 'ignored' ? null : about?.pin,
  })
  return { ...made, aboutLost: about === 'ignored' }
}

/** Section a request is about: one that its client may open too, even if somebody sends it for them. */
function sharedPin(actor: Member, clientId: string | null, word: Typed[string] | undefined) {
  if (typeof word !== 'string') return null
  const client = clientFor(db, actor, clientId)
  const theirs = client && readPin({ kind: 'member', ...client }, word)
  return theirs === 'ignored' ? theirs : readPin(actor, word)
}
