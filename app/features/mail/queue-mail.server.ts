import { mail } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import type { MailText } from '~/messages/mails'
import { newId } from '~/platform/ids.server'

/** Puts a mail in the outbox, in the transaction of what it reports: both happen or neither. */
export function queueMail(tx: Tx, to: string, text: MailText): void {
  const now = Date.now()
  tx.insert(mail)
    .values({ id: newId(), to, ...text, nextAttemptAt: now, createdAt: now })
    .run()
}
