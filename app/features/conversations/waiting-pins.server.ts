import { and, asc, eq, gt, lt, max } from 'drizzle-orm'
import { drafts, fileUses, picturePins, storedFiles } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { consumeDraft } from '~/features/drafts/consume-draft.server'
import { partsOfDraftKey, pinDraftKey, waitingPinsDraftKey } from '~/features/drafts/draft-keys'
import { findDraft } from '~/features/drafts/find-draft.server'
import { forgetKey } from '~/features/form-input/idempotency.server'
import type { WorkItem } from '~/features/work-item-base/work-item'
import { picturePinMessages as say } from '~/messages/picture-pins'
import type { Member } from '~/permissions/vocabulary'
import { orderMachine } from '~/shared/order-statuses'
import { type Point, pointIn } from '~/shared/picture-point'
import { requestMachine } from '~/shared/request-statuses'
import { joined } from './message-body.server'
import { postText } from './post-text.server'

const machines = { request: requestMachine, order: orderMachine } as const

/** Characters of an answer that its mail quotes. */
export const mostTold = 10_000

/** A pin that was set and that nobody else sees yet. `id` is that of its draft. */
type WaitingPin = {
  id: string
  attachmentId: string
  text: string
  point: Point
  /** When it goes out by itself; null for one that waits for the answer of its client. */
  sendAt: number | null
  /** The form that counts as never sent without it; see `keyId`. */
  sentBy: string | null
}

/** Whether somebody is asked whether work is right: their pins are a part of the answer then. */
export function isAsked({ kind, status, relations }: WorkItem): boolean {
  const { from, who } = machines[kind].moves.ask_for_changes
  return (from as readonly string[]).includes(status) && relations.includes(who)
}

/** The pins of somebody that wait in a conversation, in the order they were set. */
export function waitingPins(
  from: Reader,
  member: Pick<Member, 'id'>,
  conversationId: string,
): WaitingPin[] {
  const draftKey = waitingPinsDraftKey(conversationId)
  return (
    from
      .select()
      .from(drafts)
      // ';' is the sign after ':'.
      .where(
        and(
          eq(drafts.userId, member.id),
          gt(drafts.draftKey, `${draftKey}:`),
          lt(drafts.draftKey, `${draftKey};`),
        ),
      )
      .orderBy(asc(drafts.savedAt), asc(drafts.id))
      .all()
      .flatMap((row) => pinIn(row) ?? [])
  )
}

/** The pin that a draft is; null for one without a place. */
export function pinIn({
  id,
  draftKey,
  values,
  sendAt,
}: typeof drafts.$inferSelect): WaitingPin | null {
  const { text = '', x, y } = values
  const point = pointIn(x, y)
  const { attachmentId } = partsOfDraftKey(draftKey)
  const sentBy = values.idempotencyKey ? String(values.idempotencyKey) : null
  return point && { id, attachmentId, text: String(text), point, sendAt, sentBy }
}

/**
 * Turns a waiting pin back into the draft of another one, behind the words there: a picture has one field,
 * which already has the newer words. Its form counts as never sent.
 *
 * @throws DomainError `draft-too-long` (413)
 */
export function pinBack(
  tx: Tx,
  member: Pick<Member, 'id'>,
  conversationId: string,
  pin: WaitingPin,
): void {
  if (pin.sentBy) forgetKey(tx, pin.sentBy)
  const draftKey = pinDraftKey(conversationId, pin.attachmentId)
  const begun = findDraft(tx, member, draftKey)
  const before = String(begun?.values.text ?? '').trim()
  const text = before ? joined(`${before}\n\n`, pin.text) : pin.text
  if (begun) consumeDraft(tx, begun.id)
  const { x, y } = pin.point
  const values = { text, x: String(x), y: String(y) }
  tx.update(drafts)
    .set({ draftKey, values, savedAt: Date.now(), sendAt: null })
    .where(eq(drafts.id, pin.id))
    .run()
}

/** The picture of a conversation that a pin is in; undefined once it is gone. */
export const pictureOfPin = (from: Reader, conversationId: string, attachmentId: string) =>
  from
    .select({ id: fileUses.id, name: storedFiles.name })
    .from(fileUses)
    .innerJoin(storedFiles, eq(storedFiles.file, fileUses.file))
    .where(and(eq(fileUses.id, attachmentId), eq(fileUses.conversationId, conversationId)))
    .get()

/** The number of the next pin in a picture. */
export const nextPin = (from: Reader, attachmentId: string): number =>
  (from
    .select({ number: max(picturePins.number) })
    .from(picturePins)
    .where(eq(picturePins.attachmentId, attachmentId))
    .get()?.number ?? 0) + 1

/**
 * Sends somebody's waiting pins, in the transaction of their answer: a message for each. If a picture is
 * gone, the words are still sent.
 *
 * @returns what they say, as plain words
 */
export function sendWaitingPins(tx: Tx, member: Member, conversationId: string): string[] {
  return waitingPins(tx, member, conversationId).map(({ id, attachmentId, text, point }) => {
    consumeDraft(tx, id)
    const picture = pictureOfPin(tx, conversationId, attachmentId)
    const post = { conversationId, senderId: member.id, text }
    if (!picture) {
      postText(tx, post)
      return text
    }
    const number = nextPin(tx, attachmentId)
    const about = say.pinOf(number, picture.name)
    const messageId = postText(tx, { ...post, about })
    tx.insert(picturePins)
      .values({ attachmentId, number, messageId, ...point })
      .run()
    return `${about}: ${text}`
  })
}
