import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { notFound } from '~/domain-error'
import { pathTo } from '~/map/path-to'
import { type NotificationType, notificationTypes } from '~/permissions/vocabulary'
import { env } from '~/platform/env.server'
import { isSameCode, keyedHash } from '~/platform/ids.server'

/** Facts in a mailed link; `code` proves that we wrote it. */
export type UnsubscribeLink = { who: string; type: string; code: string }

/** Mails in place of a notification's own, by their templates: what ends them. */
const letters: Record<string, NotificationType> = {
  'request-delivered': 'request_status',
  'order-completed': 'order_status',
  'order-refunded': 'order_refund',
  'order-refund-failed': 'order_refund_failed',
  'member-invite': 'member_invite',
}

/** The type of notification whose mails a mail is one of; null for a mail that nobody can do without. */
export const typeOfMail = (template: string): NotificationType | null =>
  notificationTypes.find((type) => type === template) ?? letters[template] ?? null

/** The link belongs to the mailbox it was sent to: it is void once the person has another email. */
const codeOf = (who: string, type: string, email: string) =>
  keyedHash('unsubscribe', [who, type, email].join(' '))

/**
 * The whole address that ends mails like this one; null for people without an account, and for mails that
 * cannot be ended.
 */
export function unsubscribeLink({ to, template }: { to: string; template: string }): string | null {
  const type = typeOfMail(template)
  if (!type) return null
  const person = db.select({ id: users.id }).from(users).where(eq(users.email, to)).get()
  if (!person) return null
  const link = { who: person.id, type, code: codeOf(person.id, type, to) }
  return env.appUrl + pathTo('/unsubscribe', link)
}

/** The link in an address; what is missing is empty. */
export function unsubscribeIn(query: URLSearchParams): UnsubscribeLink {
  const part = (name: string) => (query.get(name) ?? '').slice(0, 100)
  return { who: part('who'), type: part('type'), code: part('code') }
}

/**
 * Finds the person and the type of mails that a link ends.
 *
 * @throws DomainError `not-found` when we did not write it
 */
export function endedBy(from: Reader, { who, type, code }: UnsubscribeLink) {
  const person = from
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, who))
    .get()
  const known = notificationTypes.find((one) => one === type)
  if (!person || !known || !isSameCode(codeOf(who, type, person.email), code)) throw notFound()
  return { userId: person.id, type: known }
}
