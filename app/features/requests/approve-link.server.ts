import { eq } from 'drizzle-orm'
import { requests, users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError, notFound } from '~/domain-error'
import { findEmail } from '~/features/user-access/find-email.server'
import type { StoredRequest } from '~/features/work-item-base/request/access.server'
import { pathTo } from '~/map/path-to'
import type { Member } from '~/permissions/vocabulary'
import { isSameCode, keyedHash } from '~/platform/ids.server'

/** Milliseconds during which a mailed link approves. */
const life = 14 * 24 * 60 * 60 * 1000

/** Facts in a mailed link; `code` proves that we wrote it. */
export type ApproveLink = { who: string; delivered: string; until: string; code: string }

/** The link belongs to the mailbox it was sent to: it is void once the client has another email. */
const codeOf = (requestId: string, { who, delivered, until }: Omit<ApproveLink, 'code'>) =>
  keyedHash('approve-request', [requestId, who, delivered, until, findEmail(who)].join(' '))

/** The path by which the client of a delivered request approves it from a mail. */
export function approvePath(
  request: Pick<StoredRequest, 'id'> & { userId: string; deliveredAt: number },
  now = Date.now(),
): string {
  const link = {
    who: request.userId,
    delivered: String(request.deliveredAt),
    until: String(now + life),
  }
  const code = codeOf(request.id, link)
  return pathTo('/requests/:request/approve', { request: request.id }, { ...link, code })
}

/**
 * Finds the client who approves a request by a mailed link: once, while this delivery waits for them.
 *
 * @throws DomainError `not-found` when we did not write it; `approve-over` (409) when it does not work any more
 */
export function approvedBy(
  from: Reader,
  requestId: string,
  link: ApproveLink,
): { request: StoredRequest; client: Member } {
  if (!isSameCode(codeOf(requestId, link), link.code)) throw notFound()
  const request = from.select().from(requests).where(eq(requests.id, requestId)).get()
  const client = from.select().from(users).where(eq(users.id, link.who)).get()
  if (!request || !client || request.userId !== client.id) throw notFound()
  const waits =
    request.status === 'pending_review' &&
    String(request.deliveredAt) === link.delivered &&
    Date.now() < Number(link.until)
  if (!waits) throw new DomainError('approve-over', 409)
  return { request, client: { kind: 'member', ...client } }
}

/** The link in an address; what is missing is empty. */
export const linkIn = (query: URLSearchParams): ApproveLink => {
  const part = (name: string) => (query.get(name) ?? '').slice(0, 100)
  return {
    who: part('who'),
    delivered: part('delivered'),
    until: part('until'),
    code: part('code'),
  }
}
