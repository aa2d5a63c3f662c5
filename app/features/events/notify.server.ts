import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { notifications, users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import type { Topic } from '~/features/live/topics'
import { notificationMail } from '~/messages/notification-mails'
import { notificationTypesOf } from '~/permissions/notifications'
import type { NotifiedType } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import type { Desk, Mail, NewNotification } from './kind'
import { wantsMail } from './wants-mail.server'

type Signed = NewNotification & {
  /** Without `id`: somebody who has no account. */
  sender: { id: string | null; name: string }
}

/**
 * Notifies people of what is being written, in its transaction: a row in the bell of each. Nobody is
 * notified of what they did themselves, nor of what is not theirs to know (`notificationTypesOf`).
 * Nobody's mailbox is flooded by adding and removing them in turn.
 *
 * @returns the topics of the people who are notified, and the mails to those who want one
 */
export function notify(tx: Tx, given: Signed, desk: Desk) {
  const told: { topics: Topic[]; mails: Mail[] } = { topics: [], mails: [] }
  const others = [...new Set(given.recipients)].filter((id) => id !== given.sender.id)
  if (others.length === 0) return told
  for (const person of tx.select().from(users).where(inArray(users.id, others)).all()) {
    if (!notificationTypesOf({ kind: 'member', ...person }).includes(given.type)) continue
    const { type, origin, cause, to, sender, what, text, did, keepWhat } = given
    const { changes } = tx
      .insert(notifications)
      .values({
        id: newId(),
        recipientId: person.id,
        type,
        origin,
        cause,
        senderId: sender.id,
        senderName: sender.id ? null : sender.name,
        what: keepWhat ? what : null,
        urlParams: to,
        createdAt: Date.now(),
      })
      .onConflictDoNothing()
      .run()
    if (changes === 0) continue
    told.topics.push(`user:${person.id}`)
    if (!wantsMail(tx, person.id, type) || isFlood(tx, person.id, given)) continue
    const facts = { name: person.fullName, who: sender.name, what, text, did }
    told.mails.push({
      to: person.email,
      text: given.letter?.(facts, desk) ?? notificationMail(type, facts, desk.link(to)),
      ...(given.until !== undefined && { cause, until: given.until }),
    })
  }
  return told
}

/**
 * What one person can cause again and again: by undoing it (adding somebody, asking to be let in), or
 * without an account (comments).
 */
const repeatable: readonly NotifiedType[] = [
  'collaborator_added',
  'collaborator_request',
  'collaborator_removed',
  'project_comment',
]
/**
 * So many mails of that kind somebody gets within an hour from one person, or of one project from
 * all who have no account; the bell shows the rest.
 */
const mostMails = 5
const hour = 60 * 60 * 1000

function isFlood(tx: Tx, recipientId: string, { type, origin, sender }: Signed): boolean {
  if (!repeatable.includes(type)) return false
  const lately = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.recipientId, recipientId),
        gt(notifications.createdAt, Date.now() - hour),
        sender.id === null
          ? and(isNull(notifications.senderId), eq(notifications.origin, origin))
          : eq(notifications.senderId, sender.id),
        eq(notifications.type, type),
      ),
    )
    .limit(mostMails + 1)
    .all()
  return lately.length > mostMails
}
