import { and, eq, gt, inArray, ne } from 'drizzle-orm'
import {
  attachments,
  draftFiles,
  drafts,
  messages,
  notifications,
  readMarks,
  users,
} from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { Fault, notFound } from '~/faults'
import { findDraft } from '~/features/drafts/find-draft.server'
import { messagePlace } from '~/features/drafts/places'
import { happen } from '~/features/events/happen.server'
import { messageEvents } from '~/features/events/kinds/conversations'
import { unqueueMails } from '~/features/events/unqueue-mails.server'
import { openAsMember, peopleOfGround } from '~/features/grounds/grounds.server'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import type { Work } from '~/work/kinds'
import { keepLastWord } from './last-word.server'
import { htmlOf, joined } from './written.server'

/** Whether its sender can still take a message back. */
export const canTakeBack = (
  message: { senderId: string | null; undoUntil: number | null },
  actor: { id: string },
  now = Date.now(),
): boolean => message.senderId === actor.id && now < (message.undoUntil ?? 0)

/**
 * Takes a message back that was just sent: it is gone for everybody, with its notifications and the
 * mails that wait, and its words and files are a draft again.
 *
 * @returns the names of some who had read it by then
 * @throws Fault `not-found`; `message-too-late` (409); `draft-too-long` (413)
 */
export function takeBack(actor: Actor, { work, id }: { work: Work; id: string }): string[] {
  return transaction((tx) => {
    const { ground, member } = openAsMember(tx, actor, work)
    const { conversationId } = ground
    const message = tx
      .select()
      .from(messages)
      .where(and(eq(messages.id, id), eq(messages.conversationId, conversationId)))
      .get()
    if (message?.senderId !== member.id) throw notFound()
    if (!canTakeBack(message, member)) throw new Fault('message-too-late', 409)
    keepAsDraft(tx, member.id, message)
    const heard = tx
      .delete(notifications)
      .where(and(eq(notifications.origin, ground.id), eq(notifications.cause, id)))
      .returning({ id: notifications.recipientId })
      .all()
      .map((row) => row.id)
    unqueueMails(tx, id)
    tx.delete(messages).where(eq(messages.id, id)).run()
    keepLastWord(tx, conversationId)
    const people = peopleOfGround(tx, ground)
    happen(tx, member, messageEvents[ground.kind].takenBack, { work: ground, people, heard })
    return readersOf(tx, message, [...people.clients, ...people.staff])
  })
}

/** So many who had read what was taken back are named. */
const mostNamed = 3

/** Who of these has read its conversation since a message was sent. Whoever only looks on is not named. */
const readersOf = (
  tx: Tx,
  { conversationId, senderId, createdAt }: typeof messages.$inferSelect,
  among: readonly string[],
) =>
  tx
    .select({ name: users.fullName })
    .from(readMarks)
    .innerJoin(users, eq(users.id, readMarks.userId))
    .where(
      and(
        eq(readMarks.conversationId, conversationId),
        gt(readMarks.readAt, createdAt),
        ne(readMarks.userId, senderId ?? ''),
        inArray(readMarks.userId, [...among]),
      ),
    )
    .orderBy(readMarks.readAt)
    .limit(mostNamed)
    .all()
    .map(({ name }) => name)

/** Its words come before those of a draft that was begun since. */
function keepAsDraft(tx: Tx, userId: string, message: typeof messages.$inferSelect): void {
  const place = messagePlace(message.conversationId)
  const begun = findDraft(tx, { id: userId }, place)
  const text = joined(message.html, htmlOf(begun?.values ?? {}))
  // It is what no form has kept: a tab that goes on with its own does not write over it.
  const values = { seen: message.id, ...begun?.values, text, format: 'html', writer: '' }
  const savedAt = Date.now()
  const { id: draftId } = tx
    .insert(drafts)
    .values({ id: newId(), userId, place, values, savedAt })
    .onConflictDoUpdate({ target: [drafts.userId, drafts.place], set: { values, savedAt } })
    .returning({ id: drafts.id })
    .get()
  const files = tx
    .delete(attachments)
    .where(eq(attachments.messageId, message.id))
    .returning()
    .all()
  for (const { folder, file, name, type, size, uploaderId, createdAt } of files) {
    const stored = { folder, file, name, type, size, uploaderId, createdAt }
    tx.insert(draftFiles)
      .values({ id: newId(), draftId, field: 'files', ...stored })
      .run()
  }
}
