import { mail } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import type { MailText } from '~/messages/mail-layout'
import { Fault } from '~/platform/faults'
import { newId } from '~/platform/ids.server'
import { wake } from '~/platform/jobs/wake.server'

/** One plain address: nothing that could end the header field or add a second recipient. */
const oneAddress = /^[^\p{C}\s@<>,;:"()[\]\\]+@[^\p{C}\s@<>,;:"()[\]\\]+$/u

/**
 * Puts a mail in the outbox, in the transaction of what it reports: both happen or neither.
 *
 * @throws Fault `mail-address` (400) when `to` is not one plain address
 */
export function queueMail(tx: Tx, to: string, text: MailText): void {
  if (to.length > 320 || !oneAddress.test(to)) throw new Fault('mail-address')
  const now = Date.now()
  const subject = text.subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  tx.insert(mail)
    .values({ id: newId(), to, ...text, subject, nextAttemptAt: now, createdAt: now })
    .run()
  wake('mail')
}
