import { and, eq } from 'drizzle-orm'
import { mail } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'

/** What has this id came to nothing: the mails that report it and still wait are not sent. */
export function unqueueMails(tx: Tx, cause: string): void {
  tx.delete(mail)
    .where(and(eq(mail.dedupeKey, cause), eq(mail.status, 'queued')))
    .run()
}
