import { eq } from 'drizzle-orm'
import { users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError, forbidden } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { accountEvents } from '~/features/events/event-types/accounts'
import type { Actor } from '~/permissions/vocabulary'
import { todaysZone } from '~/platform/time-zones.server'

/**
 * Says in which time zone somebody reads times, and their own hours are told.
 *
 * @param zone any name of a zone, of which today's is kept; empty for the browser's, else the studio's
 * @throws DomainError 403; `not-a-zone` (400) beside `zone`
 */
export function setTimeZone(actor: Actor, { zone }: { zone: string }): void {
  if (actor.kind !== 'member') throw forbidden()
  const timeZone = todaysZone(zone)
  if (zone && timeZone === null) {
    throw new DomainError('not-a-zone', 400, { field: 'zone' })
  }
  transaction((tx) => {
    const before = tx.select().from(users).where(eq(users.id, actor.id)).get()
    if (!before) throw forbidden()
    if (before.timeZone === timeZone) return
    tx.update(users).set({ timeZone, updatedAt: Date.now() }).where(eq(users.id, actor.id)).run()
    emit(tx, actor, accountEvents.changedZone, {
      subjectId: actor.id,
      details: { timeZone: [before.timeZone, timeZone] },
    })
  })
}
