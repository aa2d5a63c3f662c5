import { isDeepStrictEqual } from 'node:util'
import { db } from '~/db/client.server'
import type { Reader } from '~/db/transaction.server'
import { DomainError, forbidden } from '~/domain-error'
import { type Draft, mostDraftText, type Typed } from '~/features/drafts/draft'
import { type WrittenKind, writtenDraftKey } from '~/features/drafts/draft-keys'
import { findDraft } from '~/features/drafts/find-draft.server'
import {
  notKept,
  type SavedDraft,
  saveDraft,
  type ToSave,
  type Upload,
} from '~/features/drafts/save-draft.server'
import { openAsMember } from '~/features/work-item-base/work-items.server'
import type { Actor, Member } from '~/permissions/vocabulary'
import type { Work } from '~/shared/kinds'
import { htmlOf, joined, type MessageInput, withLooks } from './message-body.server'
import { openNotes } from './notes.server'
import { plainText } from './plain-text'
import { tellWriting, typedLast } from './updates.server'
import { wasSentBefore } from './was-sent-before.server'

type Sent = Pick<ToSave, 'idempotencyKey' | 'quiet'>

/**
 * Finds the person who writes on a work item, and the key of their draft.
 *
 * @throws DomainError `not-found`, of a note also for its client; 403 for changes that are not theirs to ask
 */
export function writingDraft(
  from: Reader,
  actor: Actor,
  work: Work,
  kind: WrittenKind,
): { member: Member; conversationId: string; draftKey: string } {
  const open = kind === 'note' ? openNotes : openAsMember
  const { workItem, member } = open(from, actor, work)
  if (kind === 'changes' && !workItem.relations.includes('owns-it')) throw forbidden()
  const { conversationId } = workItem
  return { member, conversationId, draftKey: writtenDraftKey(kind, conversationId) }
}

/** `written`: the words of the form, with the looks that a plain field does not show. */
type KeptWords = SavedDraft & { written: MessageInput }

/**
 * Keeps the form of what somebody writes as a draft, before it is sent from there: no
 * refusal loses its words or its files.
 *
 * @throws DomainError as `writingDraft` and `saveDraft`; `draft-too-long` (413) where another tab has kept so
 *   much that there is no room for both
 */
export async function saveMessageDraft(
  actor: Actor,
  work: Work,
  kind: WrittenKind,
  form: FormData,
  sent?: Sent,
): Promise<KeptWords> {
  const { member, conversationId, draftKey } = writingDraft(db, actor, work, kind)
  const { text, ids, ...words } = fieldsOf(kind, form)
  const before = typedLast(db, member.id, draftKey)
  const written = withLooks(words.written, looksOf(findDraft(db, member, draftKey)))
  const said = { kind, conversationId, authorId: member.id, text: plainText(htmlOf(written)) }
  if (sent?.quiet && wasSentBefore(db, said, sent.idempotencyKey)) return { ...notKept, written }
  const kept = await saveDraft(member, {
    draftKey,
    values: {
      ...written,
      mention: words.mention,
      seen: text('seen').slice(0, 64),
      version: text('version').slice(0, 20),
    },
    uploads: filesSent(form),
    forget: ids('forget').slice(0, 50),
    tab: form.has('key')
      ? { key: text('key').slice(0, 100), filled: text('filled'), both }
      : undefined,
    ...sent,
  })
  // Notes are staff's own: nobody else may learn that there is one.
  if (kind === 'message' && sent?.quiet && kept.id !== '') tellWriting(member, work, before)
  return { ...kept, written }
}

/** Fields of a form of words. */
function fieldsOf(kind: WrittenKind, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, mostDraftText)
  const ids = (name: string) =>
    form.getAll(name).flatMap((id) => (typeof id === 'string' ? id.slice(0, 64) : []))
  const written: MessageInput = {
    text: text(kind === 'changes' ? 'message' : 'text'),
    format: form.get('format') === 'html' ? 'html' : 'text',
  }
  return { text, ids, written, mention: ids('mention').slice(0, 200) }
}

/**
 * Content of a form of words that was not saved: as it was sent, instead of its draft.
 *
 * @returns null where the draft says the same
 * @throws DomainError as `writingDraft`
 */
export function sentInVain(actor: Actor, work: Work, kind: WrittenKind, form: FormData) {
  const { member, draftKey } = writingDraft(db, actor, work, kind)
  const { text, written, mention } = fieldsOf(kind, form)
  const [kept, sent] = [findDraft(db, member, draftKey)?.values ?? {}, { ...written, mention }]
  const [was, html] = [htmlOf(kept), htmlOf(sent)]
  const isKept =
    plainText(was) === plainText(html) && isDeepStrictEqual([kept.mention ?? []].flat(), mention)
  if (isKept) return null
  return {
    html,
    words: plainText(html),
    mentioned: mention,
    filled: Number(text('filled')) || null,
    savedAt: null,
    /** The canned response that was to be put behind them. */
    chosen: form.get('intent') === 'canned' ? text('canned') : null,
  }
}

/** What was kept of a rich editor; empty for plain words. */
const looksOf = (draft: Draft | null): string =>
  draft?.values.format === 'html' ? String(draft.values.text) : ''

/** The files of a form of words, as a draft keeps them; a file field that was left empty has none. */
export const filesSent = (form: FormData): Upload[] =>
  form
    .getAll('files')
    .filter((file) => file instanceof File && file.name !== '')
    .map((file) => ({ field: 'files', folder: 'attachments', file: file as File }))

/** @throws DomainError `draft-elsewhere` (409) for what another tab has written at as well: it is both now */
export function expectOneTab({ elsewhere }: SavedDraft, field = 'text'): void {
  if (elsewhere) throw new DomainError('draft-elsewhere', 409, { field })
}

/**
 * Joins saved and typed text; null when the typed text contains all that is saved.
 *
 * @throws DomainError `draft-too-long` (413)
 */
function both(kept: Typed, typed: Typed): Typed | null {
  const [theirs, own] = [htmlOf(kept), htmlOf(typed)]
  if (own.includes(theirs)) return null
  const mention = [...new Set([kept.mention ?? [], typed.mention ?? []].flat())]
  return {
    ...typed,
    text: theirs.includes(own) ? theirs : joined(theirs, own),
    format: 'html',
    mention,
  }
}

/** @throws as `saveMessageDraft` */
export const keepMessage = (actor: Actor, work: Work, form: FormData, sent?: Sent) =>
  saveMessageDraft(actor, work, 'message', form, sent)

/** @throws as `saveMessageDraft` */
export const keepNote = (actor: Actor, work: Work, form: FormData, sent?: Sent) =>
  saveMessageDraft(actor, work, 'note', form, sent)

/** Saves the changes that a client wants. @throws as `saveMessageDraft` */
export const keepChanges = (actor: Actor, work: Work, form: FormData, sent?: Sent) =>
  saveMessageDraft(actor, work, 'changes', form, sent)
