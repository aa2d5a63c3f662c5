import { db } from '~/db/client.server'
import { transaction } from '~/db/transaction.server'
import { once, type Submission, within } from '~/features/form-input/submission.server'
import { type ApproveLink, approvedBy } from './approve-link.server'
import { moveRequest } from './change-status.server'

/** What the page behind the link of a mail shows. @throws Fault as `approvedBy` */
export function whatIsApproved(requestId: string, link: ApproveLink) {
  const { request } = approvedBy(db, requestId, link)
  const { number, title, deliveredAt } = request
  return { number, title, deliveredAt }
}

/**
 * Approves a delivered request for its client, by the link of a mail.
 *
 * @param submission the same form sent again changes nothing, and is no error
 * @throws Fault as `approvedBy`
 */
export function approveFromMail(
  requestId: string,
  link: ApproveLink,
  submission?: Submission,
): void {
  transaction((tx) =>
    // Its code is a part of the scope: what was stored under it was asked with the right link.
    once(tx, within(`approve:${requestId}:${link.code}`, submission), () => {
      const { request, client } = approvedBy(tx, requestId, link)
      moveRequest(tx, client, { requestId, action: 'approve', version: request.version })
    }),
  )
}
