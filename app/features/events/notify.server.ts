import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { notifications, users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import type { Topic } from '~/features/live/topics'
import { lastForNow, notificationMail } from '~/messages/notification-mails'
import { textInMail } from '~/messages/untrusted-text'
import { notificationTypesOf } from '~/permissions/notifications'
import { isStaff, type NotifiedType } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { mostNotifications } from '~/shared/account-caps'
import type { Mail, MailContext, NewNotification } from './event-type'
import { wantsMail } from './wants-mail.server'

type Signed = NewNotification & {
  /** Without `id`: somebody who has no account. */
  sender: { id: string | null; name: string }
}

/**
 * Notifies people of what is being written, in its transaction: a row in the bell of each. Nobody is
 * notified of what they did themselves, nor of what is not theirs to know (`notificationTypesOf`).
 * Nobody's mailbox is flooded (`mostMails`), and nobody's bell grows for ever (`mostNotifications`).
 *
 * @returns the topics of the people who are notified, and the mails to those who want one
 */
export function notify(tx: Tx, given: Signed, context: MailContext) {
  const result: { topics: Topic[]; mails: Mail[] } = { topics: [], mails: [] }
  const others = [...new Set(given.recipients)].filter((id) => id !== given.sender.id)
  if (others.length === 0) return result
  // Links of the studio's own people are theirs to send.
  const text = given.text && (isOfStudio(tx, given.sender.id) ? given.text : textInMail(given.text))
  const open = and(inArray(users.id, others), isNull(users.closedAt))
  const people = tx.select().from(users).where(open)
  for (const person of people.all()) {
    if (!notificationTypesOf({ kind: 'member', ...person }).includes(given.type)) continue
    const { type, subject, cause, to, sender, what, number, did, keepWhat } = given
    const { changes } = tx
      .insert(notifications)
      .values({
        id: newId(),
        recipientId: person.id,
        type,
        subject,
        dedupeKey: cause,
        senderId: sender.id,
        senderName: sender.id ? null : sender.name,
        subjectName: keepWhat ? what : null,
        urlParams: to,
        createdAt: Date.now(),
      })
      .onConflictDoNothing()
      .run()
    if (changes === 0) continue
    dropOldest(tx, person.id)
    result.topics.push(`user:${person.id}`)
    const room = wantsMail(tx, person.id, type) ? mailsLeft(tx, person.id, given) : 0
    if (room === 0) continue
    const facts = { name: person.fullName, who: sender.name, what, number, text, did }
    const mail =
      given.mailTemplate?.(facts, context) ?? notificationMail(type, facts, context.link(to))
    result.mails.push({
      to: person.email,
      text: room === 1 ? lastForNow(mail, mostMails) : mail,
    })
  }
  return result
}

function isOfStudio(tx: Tx, id: string | null): boolean {
  const person = id && tx.select().from(users).where(eq(users.id, id)).get()
  return Boolean(person && isStaff({ kind: 'member', ...person }))
}

/** Types that one person can cause again and again by undoing, or without an account. */
const repeatable: readonly NotifiedType[] = [
  'collaborator_added',
  'collaborator_request',
  'collaborator_joined',
  'collaborator_removed',
  'project_comment',
  'project_approved',
  'profile_password_revealed',
]

/** Types within a conversation: many of them come close together. */
const talk = /_(message|note|status|feedback)(_mentioned)?$/

/**
 * Mails somebody gets within an hour: repeatable ones from one person, or about one project from all who
 * have no account; those of a conversation about one request or order. The bell shows the rest.
 */
const mostMails = 5
const hour = 60 * 60 * 1000

/** Counts how many mails like this one somebody may still get now, this one included. */
function mailsLeft(tx: Tx, recipientId: string, { type, subject, sender }: Signed): number {
  const alike = repeatable.includes(type)
    ? and(
        eq(notifications.type, type),
        sender.id === null
          ? and(isNull(notifications.senderId), eq(notifications.subject, subject))
          : eq(notifications.senderId, sender.id),
      )
    : talk.test(type) && eq(notifications.subject, subject)
  if (!alike) return Number.POSITIVE_INFINITY
  const lately = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        alike,
        eq(notifications.recipientId, recipientId),
        gt(notifications.createdAt, Date.now() - hour),
      ),
    )
    .limit(mostMails + 1)
    .all()
  return mostMails + 1 - lately.length
}

/** Removed at once: more than come, so that a bell from before there was a limit gets there too. */
const dropped = 20

/** Removes somebody's oldest notifications where they have more than are kept. */
function dropOldest(tx: Tx, recipientId: string): void {
  const oldest = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.recipientId, recipientId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(dropped)
    .offset(mostNotifications)
  tx.delete(notifications).where(inArray(notifications.id, oldest)).run()
}
