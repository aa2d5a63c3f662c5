import { and, eq } from 'drizzle-orm'
import { mail } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'

/** Removes mails that still wait and report something that was canceled. */
export function unqueueMails(tx: Tx, cause: string): void {
  tx.delete(mail)
    .where(and(eq(mail.dedupeKey, cause), eq(mail.status, 'queued')))
    .run()
}
