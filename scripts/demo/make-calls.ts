import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requests } from '~/db/schema'
import { setTimeZone } from '~/features/accounts/set-time-zone.server'
import { saveAvailability } from '~/features/availability/save-availability.server'
import { bookCall } from '~/features/bookings/book-call.server'
import { parseOpening } from '~/features/bookings/call-schema.server'
import { cancelCall } from '~/features/bookings/cancel-call.server'
import { moveCall } from '~/features/bookings/move-call.server'
import { readWeek } from '~/features/bookings/week.server'
import { minutesOf } from '~/shared/days'
import type { Work } from '~/shared/kinds'
import { dayFromToday, passTime, startClock } from './clock'
import type { Members } from './make-people'
import type { DemoName } from './people'

type Times = [weekday: number, starts: string, ends: string][]

const zones: Partial<Record<DemoName, string>> = {
  tomas: 'Europe/Lisbon',
  amara: 'Europe/London',
  ravi: 'Asia/Kolkata',
  nadia: 'Europe/Lisbon',
  odile: 'Europe/Paris',
}

const weeks: Partial<Record<DemoName, Times>> = {
  tomas: [
    [1, '09:00', '12:00'],
    [1, '14:00', '17:00'],
    [2, '10:00', '17:00'],
    [4, '09:00', '11:00'],
    [4, '13:00', '16:00'],
    [5, '09:00', '11:30'],
  ],
  amara: [1, 2, 3, 4, 5].map((day) => [day, '09:30', '16:30']),
  priya: [
    [2, '09:00', '12:30'],
    [3, '13:00', '16:00'],
    [5, '10:00', '12:00'],
  ],
  // The office’s day is the afternoon and evening there.
  ravi: [1, 2, 3, 4].map((day) => [day, '15:00', '20:30']),
}

type Wish = { client: DemoName; staff?: DemoName; days: number; nth: number; note: string }

/** Whoever talks to clients says when they can be booked, and six calls are. */
export function makeCalls(members: Members): void {
  startClock(20)
  for (const [name, zone] of Object.entries(zones)) setTimeZone(members[name as DemoName], { zone })
  for (const [name, times] of Object.entries(weeks)) {
    const person = members[name as DemoName]
    const hours = times.map(([weekday, starts, ends]) => ({
      weekday,
      starts: minutesOf(starts),
      ends: minutesOf(ends),
    }))
    const away = name === 'tomas' ? [{ from: dayFromToday(32), to: dayFromToday(41) }] : []
    saveAvailability(person, { userId: person.id, hours, away, version: 0 })
    passTime(1)
  }
  startClock(9)
  const book = (wish: Wish) => bookFor(members, wish)
  book({ client: 'nadia', staff: 'tomas', days: -7, nth: 9, note: 'Where the new shop begins.' })
  const moved = book({ client: 'odile', staff: 'amara', days: 2, nth: 3, note: '' })
  const off = book({ client: 'samir', staff: 'ravi', days: 7, nth: 2, note: 'The opening hours.' })
  passTime(30)
  const later = openingFor(members, { staff: 'amara', days: 7, nth: 11 })
  moveCall(members.amara, { id: moved.id, version: 0, opening: later })
  cancelCall(members.samir, { id: off.id })
  startClock(1)
  book({ client: 'nadia', staff: 'tomas', days: 1, nth: 3, note: 'Version 8 and the map.' })
  book({ client: 'nadia', staff: 'priya', days: 8, nth: 1, note: '' })
  book({ client: 'henrik', days: 3, nth: 6, note: 'Two boats more, and where they go.' })
}

function bookFor(members: Members, wish: Wish) {
  const client = members[wish.client]
  const staff = wish.staff && members[wish.staff]
  return bookCall(client, {
    opening: openingFor(members, wish),
    with: staff?.id,
    about: newestRequest(client.id),
    note: wish.note,
  })
}

/** The opening with that number from a day on, of two weeks. */
function openingFor(members: Members, { staff, days, nth }: Omit<Wish, 'client' | 'note'>): number {
  const only = staff && members[staff].id
  const openings = [0, 7].flatMap((more) => {
    const week = dayFromToday(days + more)
    return readWeek({ only, week, zone: 'UTC' }).days.flatMap((day) => day.openings)
  })
  const opening = parseOpening((openings[nth] ?? openings.at(-1))?.opening)
  if (opening === null) throw new Error('nobody of the demo can be booked')
  return opening
}

function newestRequest(clientId: string): Work | null {
  const found = db
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.userId, clientId))
    .orderBy(requests.createdAt)
    .all()
    .at(-1)
  return found ? { kind: 'request', id: found.id } : null
}
