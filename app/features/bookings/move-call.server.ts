import { eq } from 'drizzle-orm'
import { bookings } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { whoTakesCall } from '~/features/availability/who-takes-call.server'
import { emit } from '~/features/events/emit.server'
import { bookingEvents } from '~/features/events/event-types/bookings'
import { unqueueMails } from '~/features/events/unqueue-mails.server'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import { type Actor, isStaff } from '~/permissions/vocabulary'
import { factsOfCall } from './call-facts.server'
import { limitCalls, requireOwnTime } from './call-limits.server'
import { changeableCall } from './call-row.server'

type CallMove = {
  id: string
  /** When it begins then, in milliseconds. */
  opening: number
  /** The version the form was made from: the call's `sequence`. */
  version: number
  idempotencyKey?: IdempotencyKey | undefined
}

/**
 * Moves a call to another opening of the same person. Both are reminded of it again.
 *
 * @throws DomainError `not-found`; `call-cancelled`, `call-over`, `opening-past`, `opening-soon`, `opening-outside`, `opening-taken`, `calls-full`,
 *   `opening-own`, `opening-same`, `stale` (409); `too-many-bookings` (429)
 */
export function moveCall(
  actor: Actor,
  { id, opening, version, idempotencyKey }: CallMove,
): { start: number } {
  return transaction((tx) =>
    idempotent(tx, idempotencyKey, () => {
      const now = Date.now()
      const call = changeableCall(tx, actor, id, now)
      if (call.startAt === opening) {
        // From an older form it is what was asked for, no matter who did it.
        if (call.sequence !== version) return { start: opening }
        throw new DomainError('opening-same', 409)
      }
      limitCalls(tx, actor)
      expectVersion({ version: call.sequence }, version, { start: call.startAt })
      const { span } = whoTakesCall(tx, opening, {
        ...{ now, only: call.staffId, without: id },
        atOnce: isStaff(actor),
      })
      if (call.clientId !== null) requireOwnTime(tx, call.clientId, span, id)
      const moved = tx
        .update(bookings)
        .set({
          startAt: span.start,
          endAt: span.end,
          sequence: call.sequence + 1,
          remindedAt: null,
          updatedAt: now,
        })
        .where(eq(bookings.id, id))
        .returning()
        .get()
      // The reminder, where it still waits: the other mails of a call name no cause.
      unqueueMails(tx, id)
      emit(tx, actor, bookingEvents.moved, {
        ...factsOfCall(tx, moved, 'REQUEST'),
        before: { start: call.startAt, end: call.endAt },
        details: { start: [call.startAt, span.start] },
      })
      return { start: span.start }
    }),
  )
}
