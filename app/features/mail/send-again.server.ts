import { eq, sql } from 'drizzle-orm'
import { mail } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { once } from '~/features/forms/submission.server'
import { record } from '~/features/history/record.server'
import { type Actor, actorKey, isAdmin } from '~/permissions/vocabulary'
import { Fault, forbidden, notFound } from '~/platform/faults'
import { wake } from '~/platform/jobs/wake.server'

/** From this age on the provider is about to forget the mail's key. */
const keyFresh = 20 * 60 * 60 * 1000

/**
 * Puts a failed mail back in the queue with ten new tries. While the provider still knows its key
 * it cannot arrive twice; later it is sent anew, which is what somebody asks for who presses again.
 *
 * @throws Fault 403 for who is no admin, 404, `mail-not-dead` (409)
 */
export function sendAgain(actor: Actor, { id, key }: { id: string; key?: string }): void {
  if (!isAdmin(actor)) throw forbidden()
  transaction((tx) =>
    once(tx, key, `mail:${actorKey(actor)}`, () => {
      const row = tx.select().from(mail).where(eq(mail.id, id)).get()
      if (!row) throw notFound()
      if (row.status !== 'dead') throw new Fault('mail-not-dead', 409)
      const now = Date.now()
      tx.update(mail)
        .set({
          status: 'queued',
          attempts: 0,
          nextAttemptAt: now,
          firstAttemptAt: sql`case when ${mail.firstAttemptAt} > ${now - keyFresh} then ${mail.firstAttemptAt} end`,
        })
        .where(eq(mail.id, id))
        .run()
      record(tx, {
        collection: 'mail',
        document: id,
        action: 'sent again',
        user: actorKey(actor),
        details: { to: row.to, subject: row.subject, error: row.lastError },
      })
      wake('mail')
      return null
    }),
  )
}
