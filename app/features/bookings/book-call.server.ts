import { eq } from 'drizzle-orm'
import { bookings } from '~/db/schema'
import { type Reader, type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { whoTakesCall } from '~/features/availability/who-takes-call.server'
import { emit } from '~/features/events/emit.server'
import { bookingEvents } from '~/features/events/event-types/bookings'
import {
  type IdempotencyKey,
  idempotent,
  whileValid,
} from '~/features/form-input/idempotency.server'
import { visibleOrder } from '~/features/work-item-base/order/access.server'
import { visibleRequest } from '~/features/work-item-base/request/access.server'
import { type Actor, isStaff } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import type { Work } from '~/shared/kinds'
import { factsOfCall } from './call-facts.server'
import { limitCalls, requireOwnTime, requireRoom } from './call-limits.server'
import { clientOfCall } from './client-of-call.server'

type Wish = {
  /** When it begins, in milliseconds. */
  opening: number
  /** Id of the client whom staff book it for. */
  client?: string | undefined
  /** Id of the wanted person; without it the free person with the least to do. */
  with?: string | undefined
  about: Work | null
  note: string
  idempotencyKey?: IdempotencyKey | undefined
}

/**
 * Books a call with the studio, or, as staff, for a client. Nobody is booked twice under any number of
 * attempts at once: the calendars are read under the write lock, and a unique index backs that up.
 *
 * @returns its id, when it begins, and the id of whose it is
 * @throws DomainError 403 for anyone who may not; `call-client-unknown` (400); `opening-past`,
 *   `opening-soon`, `opening-outside`, `opening-taken`, `calls-full`, `opening-own`, `too-many-calls` (409);
 *   `about-gone` (409); `too-many-bookings` (429)
 */
export function bookCall(
  actor: Actor,
  wish: Wish,
): { id: string; start: number; clientId: string } {
  return transaction((tx) =>
    idempotent(tx, whileValid(wish.idempotencyKey, isBooked), () => {
      const client = clientOfCall(tx, actor, wish.client)
      limitCalls(tx, actor)
      const now = Date.now()
      const about = requireAbout(tx, client, wish.about)
      const { person, span } = whoTakesCall(tx, wish.opening, {
        ...{ now, only: wish.with || undefined },
        atOnce: isStaff(actor),
      })
      requireRoom(tx, client.id, now)
      requireOwnTime(tx, client.id, span)
      const id = newId()
      const call = tx
        .insert(bookings)
        .values({
          id,
          staffId: person.id,
          clientId: client.id,
          startAt: span.start,
          endAt: span.end,
          ...about,
          note: wish.note,
          createdAt: now,
          updatedAt: now,
        })
        .returning()
        .get()
      emit(tx, actor, bookingEvents.booked, {
        ...factsOfCall(tx, call, 'REQUEST'),
        details: { start: span.start, staff: person.id },
      })
      return { id, start: span.start, clientId: client.id }
    }),
  )
}

const isBooked = (from: Reader, { id }: { id: string }): boolean =>
  from.select().from(bookings).where(eq(bookings.id, id)).get()?.status === 'booked'

/** Requires that the subject of a call is theirs to see. */
function requireAbout(tx: Tx, actor: Actor, about: Work | null) {
  if (!about) return {}
  try {
    if (about.kind === 'request') return { requestId: visibleRequest(tx, actor, about.id).id }
    return { orderId: visibleOrder(tx, actor, about.id).id }
  } catch (error) {
    if (error instanceof DomainError) throw new DomainError('about-gone', 409, { field: 'about' })
    throw error
  }
}
