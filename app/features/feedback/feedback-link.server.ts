import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orders, users } from '~/db/schema'
import { DomainError, notFound } from '~/domain-error'
import { findEmail } from '~/features/user-access/find-email.server'
import { pathTo } from '~/map/path-to'
import type { Actor, Member } from '~/permissions/vocabulary'
import { isSameCode, keyedHash } from '~/platform/ids.server'

/** Milliseconds during which a mailed link opens the form. */
const life = 30 * 24 * 60 * 60 * 1000

/** Facts in a mailed link; `code` proves that we wrote it. */
type FeedbackLink = { who: string; until: string; code: string }

/** The link belongs to the mailbox it was sent to: it is void once the client has another email. */
const codeOf = (orderId: string, { who, until }: Omit<FeedbackLink, 'code'>) =>
  keyedHash('order-feedback', [orderId, who, until, findEmail(who)].join(' '))

/** The path by which the client of a completed order leaves feedback from a mail. */
export function feedbackPath(order: { id: string; userId: string }, now = Date.now()): string {
  const link = { who: order.userId, until: String(now + life) }
  const code = codeOf(order.id, link)
  return pathTo('/orders/:order/feedback', { order: order.id }, { ...link, code })
}

/**
 * Finds the person who answers for an order: the signed-in person, else the client whose mail has the link.
 *
 * @throws DomainError `not-found` for a guest without a link that we wrote; `feedback-link` (409) when it is
 *   too old
 */
export function whoAnswers(
  actor: Actor,
  orderId: string,
  query: URLSearchParams,
  now = Date.now(),
): Member {
  if (actor.kind === 'member') return actor
  const link = linkIn(query)
  if (!isSameCode(codeOf(orderId, link), link.code)) throw notFound()
  const order = db.select().from(orders).where(eq(orders.id, orderId)).get()
  const client = db.select().from(users).where(eq(users.id, link.who)).get()
  if (!order || !client || order.userId !== client.id) throw notFound()
  if (now >= Number(link.until)) throw new DomainError('feedback-link', 409)
  return { kind: 'member', ...client }
}

/** The link in an address; what is missing is empty. */
function linkIn(query: URLSearchParams): FeedbackLink {
  const part = (name: string) => (query.get(name) ?? '').slice(0, 100)
  return { who: part('who'), until: part('until'), code: part('code') }
}
