import { db } from '~/db/client.server'
import { transaction } from '~/db/transaction.server'
import { type IdempotencyKey, idempotent, inScope } from '~/features/form-input/idempotency.server'
import { findName } from '~/features/user-access/find-name.server'
import type { Actor } from '~/permissions/vocabulary'
import { type ApproveLink, approvedBy } from './approve-link.server'
import { moveRequest } from './change-status.server'

/**
 * Reads what the page behind the link of a mail shows: `client` is for whom it acts.
 *
 * @throws DomainError as `approvedBy`
 */
export function whatIsApproved(requestId: string, link: ApproveLink) {
  const { request, client } = approvedBy(db, requestId, link)
  const { number, title, deliveredAt } = request
  return { number, title, deliveredAt, client: { id: client.id, name: findName(db, client.id) } }
}

/**
 * Approves a delivered request for its client, by the link of a mail. The history says so, and who
 * else was logged in.
 *
 * @param actor who opened the link
 * @param idempotencyKey the same form sent again changes nothing, and is no error
 * @throws DomainError as `approvedBy`
 */
export function approveFromMail(
  actor: Actor,
  requestId: string,
  link: ApproveLink,
  idempotencyKey?: IdempotencyKey,
): void {
  transaction((tx) =>
    // Its code is a part of the scope: what was stored under it was asked with the right link.
    idempotent(tx, inScope(`approve:${requestId}:${link.code}`, idempotencyKey), () => {
      const { request, client } = approvedBy(tx, requestId, link)
      const other = actor.kind === 'member' && actor.id !== client.id ? actor.id : null
      moveRequest(tx, client, {
        requestId,
        action: 'approve',
        version: request.version,
        byMail: { client: client.id, pressedBy: other },
      })
    }),
  )
}
