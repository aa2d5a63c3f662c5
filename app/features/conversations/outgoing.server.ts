import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { drafts, users } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import type { Typed } from '~/features/drafts/draft'
import { outgoingDraftKey, partsOfDraftKey } from '~/features/drafts/draft-keys'
import { filesOf } from '~/features/drafts/find-draft.server'
import { type IdempotencyKey, keyId } from '~/features/form-input/idempotency.server'
import { readSettings } from '~/features/settings/general-settings.server'
import type { WorkItem } from '~/features/work-item-base/work-item'
import type { Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import type { Work, WorkKind } from '~/shared/kinds'
import type { MessageBody } from './message-body.server'

/**
 * Message that was sent and can still be taken back: a draft that goes out by itself at `sendAt`, at once
 * without it. Nobody else sees it before.
 */
export type Outgoing = typeof drafts.$inferSelect

/** When what is sent now goes out: its sender can take it back until then. Null for at once. */
export function outgoingUntil(from: Reader, now = Date.now()): number | null {
  const { undoSeconds } = readSettings(from)
  return undoSeconds > 0 ? now + undoSeconds * 1000 : null
}

/**
 * Values of such a draft besides the typed ones: its target, the form that counts as never sent without it,
 * and the text of the message.
 */
export const outgoingFacts = (
  { kind, id }: Work,
  idempotencyKey: IdempotencyKey | undefined,
  { html, text, mentioned }: MessageBody,
): Typed => ({
  kind,
  work: id,
  ...(idempotencyKey && { idempotencyKey: keyId(idempotencyKey) }),
  html,
  words: text,
  mentioned,
})

/** Text of the message. */
export const cleanedIn = ({ values }: Pick<Outgoing, 'values'>): MessageBody => ({
  html: String(values.html),
  text: String(values.words),
  mentioned: [values.mentioned ?? []].flat(),
})

/** Work item it goes to. */
export const workOfOutgoing = ({ values }: Pick<Outgoing, 'values'>): Work => ({
  kind: values.kind as WorkKind,
  id: String(values.work),
})

/** Typed values of a form, without the rest. */
export const typedOf = ({ values }: Pick<Outgoing, 'values'>): Typed => {
  const { kind, work, idempotencyKey, html, words, mentioned, ...typed } = values
  return typed
}

/** Whether it is a message, and no pin. */
export const isMessage = ({ draftKey }: Pick<Outgoing, 'draftKey'>): boolean =>
  draftKey.startsWith(outgoingDraftKey(''))

/**
 * Lists everything that somebody has sent into a conversation and can take back, the oldest first:
 * messages, and pins in its pictures.
 */
export const outgoingOf = (from: Reader, member: Pick<Member, 'id'>, conversationId: string) =>
  from
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, member.id), isNotNull(drafts.sendAt)))
    .orderBy(asc(drafts.sendAt), asc(drafts.id))
    .all()
    .filter(({ draftKey }) => partsOfDraftKey(draftKey).conversationId === conversationId)

/** The messages among them, as their sender sees them, with what their files are called. */
export function outgoingMessages(
  from: Reader,
  member: Pick<Member, 'id'>,
  { conversationId }: WorkItem,
) {
  const own = outgoingOf(from, member, conversationId).filter(isMessage)
  if (own.length === 0) return []
  const { fullName: sender, avatar } =
    from.select().from(users).where(eq(users.id, member.id)).get() ?? {}
  return own.map(({ id, savedAt, sendAt, ...outgoing }) => ({
    id,
    sender: sender ?? '',
    avatar: avatar ?? null,
    html: cleanedIn(outgoing).html,
    files: filesOf(from, id).map(({ id, name, size }) => ({ id, name, size })),
    createdAt: savedAt,
    until: sendAt ?? savedAt,
    /** The same in milliseconds from now, whatever clock its sender has. */
    left: Math.max(0, (sendAt ?? 0) - Date.now()),
  }))
}

export type OutgoingMessage = ReturnType<typeof outgoingMessages>[number]

/** Result of sending: a message, or a draft that becomes one and can be taken back by this id (`undo`). */
export type SentMessage<Id = string> = { messageId: Id; undo?: true }

/** The same, of a form that is sent once more: what came of it first may be out by now. */
export function asItIsNow<Id extends string | null>(
  from: Reader,
  member: Pick<Member, 'id'>,
  { conversationId }: WorkItem,
  { messageId, undo }: SentMessage<Id>,
): SentMessage<Id> {
  const waits = undo && outgoingOf(from, member, conversationId).some(({ id }) => id === messageId)
  return { messageId, ...(waits && { undo }) }
}

/** Makes what is sent an outgoing draft. @param draftId what it was begun in, if anything */
export function putOutgoing(
  tx: Tx,
  member: Pick<Member, 'id'>,
  given: { draftKey: string; draftId: string; values: Typed; sendAt: number | null },
): Outgoing {
  const { draftId, sendAt, values } = given
  const draftKey = `${given.draftKey}:${newId()}`
  const row = { draftKey, values, savedAt: Date.now(), sendAt }
  const begun = tx
    .update(drafts)
    .set(row)
    .where(and(eq(drafts.id, draftId), eq(drafts.userId, member.id), isNull(drafts.sendAt)))
    .returning()
    .get()
  return (
    begun ??
    tx
      .insert(drafts)
      .values({ id: newId(), userId: member.id, ...row })
      .returning()
      .get()
  )
}
