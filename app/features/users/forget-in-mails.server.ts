import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import { mail } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { after } from '~/features/lists/paged.server'
import { escapeHtml } from '~/messages/mail-layout'
import { withoutPerson } from '~/messages/named-in-mails'
import { nameInMail } from '~/messages/untrusted-text'
import { userMessages } from '~/messages/users'

/** Mails that are looked through, or removed, at once. */
const most = 200

/** Removes some of the mails that were written to somebody. @returns whether there may be more */
export function forgetMailsTo(tx: Tx, emails: readonly string[], until: number): boolean {
  const some = tx
    .select({ id: mail.id })
    .from(mail)
    .where(and(inArray(mail.to, [...emails]), lte(mail.createdAt, until)))
    .limit(most)
  return tx.delete(mail).where(inArray(mail.id, some)).run().changes > 0
}

/** Mails that no provider has, or that will be handed over again: they can still be changed. */
const isSettled = or(
  inArray(mail.status, ['sent', 'dead']),
  and(eq(mail.status, 'queued'), eq(mail.attempts, 0)),
)

/**
 * Takes the e-mails of somebody who is deleted out of some mails to others, and their names where the
 * product says them (`withoutPerson`): a name may be a word of what somebody else wrote. One that is being
 * sent stays as it is: the provider knows it by its content.
 *
 * @param cursor the mail that was looked at last; null at first
 * @returns the next cursor, null when there is no more
 */
export function forgetInMails(
  tx: Tx,
  { emails, names, until }: { emails: readonly string[]; names: readonly string[]; until: number },
  cursor: string | null,
): string | null {
  const last = cursor === null ? null : (JSON.parse(cursor) as { createdAt: number; id: string })
  const rows = tx
    .select({ id: mail.id, createdAt: mail.createdAt })
    .from(mail)
    .where(and(after(mail, last), lte(mail.createdAt, until)))
    .orderBy(asc(mail.createdAt), asc(mail.id))
    .limit(most)
    .all()
  const people = names.filter(Boolean)
  const words = [...emails, ...people.flatMap((name) => [name, nameInMail(name)])]
  const all = sql`${mail.subject} || ${mail.message} || ${mail.html} || coalesce(${mail.attachment}, '')`
  const named = words.flatMap((word) =>
    [...new Set([word, escapeHtml(word)])].map((written) => sql`instr(${all}, ${written}) > 0`),
  )
  const ids = rows.map(({ id }) => id)
  const found = tx
    .select()
    .from(mail)
    .where(and(inArray(mail.id, ids), isSettled, or(...named)))
  const person = withoutPerson(people)
  const [noEmail, noEmailHtml] = [without(emails), without(emails.map(escapeHtml))]
  for (const row of named.length > 0 ? found.all() : []) {
    const { id, subject, message, html, attachment } = row
    tx.update(mail)
      .set({
        subject: noEmail(subject),
        message: person.text(noEmail(message)),
        html: person.html(noEmailHtml(html)),
        attachment: attachment && {
          ...attachment,
          text: person.calendar(noEmail(attachment.text)),
        },
      })
      .where(eq(mail.id, id))
      .run()
  }
  const end = rows.at(-1)
  return rows.length < most || !end ? null : JSON.stringify(end)
}

/** Takes whole words out of a text: parts of longer words are untouched. */
function without(words: readonly string[]): (text: string) => string {
  if (words.length === 0) return (text) => text
  const literal = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  const alone = new RegExp(`(?<![\\p{L}\\p{N}])(?:${literal.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return (text) => text.replace(alone, userMessages.deletedUser)
}
