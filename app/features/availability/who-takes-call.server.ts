import { and, count, eq, gt, inArray } from 'drizzle-orm'
import { bookings } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { type BookablePerson, bookablePeople, bookingTerms } from './calendars.server'
import { horizon, isDayFull, isFree, officeSpans, openingsIn, type Span } from './openings'

type Wish = {
  now: number
  /** The id of the one who is asked for. */
  only?: string | undefined
  /** A call that does not count: it is about to be moved. */
  without?: string | undefined
  /** Whether the call may begin without the notice that clients give. */
  atOnce?: boolean
}

/**
 * Chooses who takes a call that begins at a moment: the person asked for, else the free one with the fewest
 * calls to come, by name where two have as many.
 *
 * @throws DomainError `opening-past`, `opening-soon`, `opening-outside`, `opening-taken`, `calls-full` (409)
 */
export function whoTakesCall(
  from: Reader,
  start: number,
  { now, only, without, atOnce = false }: Wish,
): { person: BookablePerson; span: Span } {
  const terms = bookingTerms(from)
  if (start <= now) throw new DomainError('opening-past', 409)
  if (!atOnce && start < now + terms.notice * 60_000) {
    throw new DomainError('opening-soon', 409, { values: { hours: terms.notice / 60 } })
  }
  if (start > now + horizon) throw new DomainError('opening-outside', 409)
  const within = { start, end: start + 1 }
  const office = officeSpans(terms, within)
  const open = bookablePeople(from, within, { only, without }).flatMap((person) => {
    const span = openingsIn(person, terms, within, office)[0]
    return span ? [{ person, span }] : []
  })
  if (open.length === 0) throw new DomainError('opening-outside', 409)
  const free = open.filter(({ person, span }) => isFree(person, span, terms))
  const load = callsToCome(
    from,
    free.map(({ person }) => person.id),
    now,
  )
  const [first] = free.toSorted((a, b) => load(a.person.id) - load(b.person.id))
  if (!first) {
    const full = open.some(({ person, span }) => isDayFull(person, span, terms))
    throw new DomainError(full ? 'calls-full' : 'opening-taken', 409)
  }
  return first
}

/** How many calls each of these has still to come. */
function callsToCome(from: Reader, ids: string[], now: number) {
  const rows = from
    .select({ id: bookings.staffId, n: count() })
    .from(bookings)
    .where(
      and(inArray(bookings.staffId, ids), eq(bookings.status, 'booked'), gt(bookings.startAt, now)),
    )
    .groupBy(bookings.staffId)
    .all()
  const found = new Map(rows.map(({ id, n }) => [id, n]))
  return (id: string) => found.get(id) ?? 0
}
