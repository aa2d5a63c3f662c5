import { eq, sql } from 'drizzle-orm'
import { mail } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError, forbidden, notFound } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { mailEvents } from '~/features/events/event-types/mail'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import { type Actor, isAdmin } from '~/permissions/vocabulary'
import { wake } from '~/platform/jobs/wake.server'

/** From this age on the provider is about to forget the mail's key. */
const keyFresh = 20 * 60 * 60 * 1000

/**
 * Puts a failed mail back in the queue with ten new tries. While the provider still knows its key it cannot
 * arrive twice; later it is sent again, as the person who presses again wants.
 *
 * @throws DomainError 403 for anyone but admins, 404, `mail-not-dead`, `mail-emptied` (409)
 */
export function sendAgain(
  actor: Actor,
  { id, idempotencyKey }: { id: string; idempotencyKey?: IdempotencyKey | undefined },
): void {
  if (!isAdmin(actor)) throw forbidden()
  transaction((tx) =>
    idempotent(tx, idempotencyKey, () => {
      const row = tx.select().from(mail).where(eq(mail.id, id)).get()
      if (!row) throw notFound()
      if (row.status !== 'dead') throw new DomainError('mail-not-dead', 409)
      if (row.message === '') throw new DomainError('mail-emptied', 409)
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
      const { to, subject, lastError: error } = row
      emit(tx, actor, mailEvents.sentAgain, { subjectId: id, details: { to, subject, error } })
      wake('mail')
      return null
    }),
  )
}
