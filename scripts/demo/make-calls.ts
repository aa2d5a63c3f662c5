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
import { words } from './load-words'
import type { DemoCall } from './load-words/calls'
import type { Members } from './make-people'

/** Sets when people can be booked, and books their calls. */
export function makeCalls(members: Members): void {
  const { people, calls } = words.calls
  startClock(20)
  for (const { who, zone } of people) if (zone) setTimeZone(members[who], { zone })
  for (const { who, hours, away } of people) {
    if (!hours) continue
    const spans = hours.map(({ weekday, starts, ends }) => ({
      weekday,
      starts: minutesOf(starts),
      ends: minutesOf(ends),
    }))
    const off = away ? [{ from: dayFromToday(away.fromDay), to: dayFromToday(away.toDay) }] : []
    const userId = members[who].id
    saveAvailability(members[who], { userId, hours: spans, away: off, version: 0 })
    passTime(1)
  }
  const told = calls.flatMap((call) => happeningsOf(members, call))
  for (const { daysAgo, run } of told.sort((a, b) => b.daysAgo - a.daysAgo)) {
    startClock(daysAgo)
    run()
  }
}

/** Booking of a call, and its change thirty hours later. */
function happeningsOf(members: Members, call: DemoCall) {
  const { bookedDaysAgo: daysAgo, moved, canceled } = call
  let id = ''
  const book = () => {
    id = bookFor(members, call).id
  }
  const change = () => {
    if (moved) {
      const opening = openingFor(members, { ...moved, staff: call.staff })
      moveCall(members[moved.who], { id, version: 0, opening })
    }
    if (canceled) cancelCall(members[canceled], { id })
  }
  const booked = { daysAgo, run: book }
  return moved || canceled ? [booked, { daysAgo: daysAgo - 30 / 24, run: change }] : [booked]
}

function bookFor(members: Members, call: DemoCall) {
  const client = members[call.client]
  return bookCall(client, {
    opening: openingFor(members, call),
    with: call.staff && members[call.staff].id,
    about: newestRequest(client.id),
    note: call.note,
  })
}

/** The opening with that number from a day on, of two weeks. */
function openingFor(
  members: Members,
  { staff, inDays, opening: nth }: Pick<DemoCall, 'staff' | 'inDays' | 'opening'>,
): number {
  const only = staff && members[staff].id
  const openings = [0, 7].flatMap((more) => {
    const week = dayFromToday(inDays + more)
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
