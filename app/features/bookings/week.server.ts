import { and, eq, gt, lt, ne } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { bookings } from '~/db/schema'
import { bookablePeople, bookingTerms } from '~/features/availability/calendars.server'
import {
  horizon,
  isFree,
  officeSpans,
  openingsIn,
  type Span,
} from '~/features/availability/openings'
import {
  callDay,
  callMoment,
  callTimes,
  dayText,
  timeIn,
  weekdayText,
  weekText,
  zoneName,
} from '~/messages/dates'
import { addDays, dayAt, isDay, mondayOf, startOfDay } from '~/shared/days'
import { isShownTwice, momentsOf, wallTime } from '~/shared/wall-time'
import { openingName, parseOpening } from './call-schema.server'

const dayLength = 86_400_000

/** Query of an address. */
type WeekQuestion = {
  /** Id of the wanted person; without it anyone. */
  only?: string | undefined
  /** A call that is about to be moved: its time counts as free. */
  without?: string | undefined
  /** Id of the client who looks: at what else they have they are not free either. */
  client?: string | null | undefined
  /** Any day of the week; without it the one of the opening, else the first with something free. */
  week?: string | null
  opening?: string | null
  /** Time zone in which times are shown. */
  zone: string
  /** Whether the call may begin without the notice that clients give. */
  atOnce?: boolean
}

/** Free openings of a week, in words of a zone, and the chosen opening. */
export function readWeek(question: WeekQuestion, now = Date.now()) {
  const { zone } = question
  const first = mondayOf(dayAt(now, zone))
  const last = mondayOf(dayAt(now + horizon, zone))
  const start = parseOpening(question.opening)
  const asked = askedWeek(question, start)
  // The middle one of the three.
  const within = asked && [first, asked, last].toSorted()[1]
  const { monday, free } = within
    ? { monday: within, free: freeIn(within, question, now) }
    : firstFree(first, last, question, now)
  const days = daysOf(monday, free, zone, dayAt(now, zone))
  const { minutes, notice } = bookingTerms(db)
  return {
    monday,
    label: weekText(monday, days.at(-1)?.day ?? monday),
    days,
    times: [...new Set(days.flatMap(({ openings }) => openings.map(({ time }) => time)))].sort(
      (a, b) => a - b,
    ),
    minutes,
    /** In hours; 0 for none. */
    notice: question.atOnce ? 0 : notice / 60,
    zone,
    previous: monday > first ? addDays(monday, -7) : null,
    next: monday < last ? addDays(monday, 7) : null,
    thisWeek: first,
    chosen: start === null ? null : chosenOf(start, free, zone, minutes),
  }
}

/** A week as its screens show it. */
export type Week = ReturnType<typeof readWeek>

function askedWeek({ week, zone }: WeekQuestion, opening: number | null): string | null {
  if (week && isDay(week)) return mondayOf(week)
  return opening === null ? null : mondayOf(dayAt(opening, zone))
}

/** The first week with something free, the present one where there is none. */
function firstFree(first: string, last: string, question: WeekQuestion, now: number) {
  for (let monday = first; monday <= last; monday = addDays(monday, 7)) {
    const free = freeIn(monday, question, now)
    if (free.length > 0) return { monday, free }
  }
  return { monday: first, free: [] }
}

/** The openings of a week at which anyone of those who are wanted is free. */
function freeIn(monday: string, question: WeekQuestion, now: number): Span[] {
  const { only, without, client, zone, atOnce } = question
  const terms = bookingTerms(db)
  const notice = atOnce ? 0 : terms.notice * 60_000
  const within = {
    start: Math.max(startOfDay(monday, zone), now + 1, now + notice),
    end: Math.min(startOfDay(addDays(monday, 7), zone), now + horizon),
  }
  if (within.start >= within.end) return []
  const office = officeSpans(terms, within)
  const open = bookablePeople(db, within, { only, without }).flatMap((person) =>
    openingsIn(person, terms, within, office).filter((span) => isFree(person, span, terms)),
  )
  const own = client ? callsOfClient(client, within, without) : []
  const byStart = new Map(open.map((span) => [span.start, span]))
  return [...byStart.values()]
    .filter(({ start, end }) => !own.some((call) => start < call.endAt && end > call.startAt))
    .sort((a, b) => a.start - b.start)
}

/** Calls of a client in a week. */
const callsOfClient = (clientId: string, { start, end }: Span, without = '') =>
  db
    .select({ startAt: bookings.startAt, endAt: bookings.endAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.clientId, clientId),
        eq(bookings.status, 'booked'),
        ne(bookings.id, without),
        gt(bookings.endAt, start),
        lt(bookings.startAt, end),
      ),
    )
    .all()

/** The days of a week; a weekend only where something is free on it. */
function daysOf(monday: string, free: readonly Span[], zone: string, today: string) {
  const days = [0, 1, 2, 3, 4, 5, 6].map((nth) => {
    const date = addDays(monday, nth)
    const spans = free.filter(({ start }) => dayAt(start, zone) === date)
    return {
      day: date,
      weekday: weekdayText(date),
      date: dayText(date),
      past: date < today,
      openings: spans.map((span) => openingOf(span, zone)),
    }
  })
  const lastOpen = days.findLastIndex(({ openings }) => openings.length > 0)
  return days.slice(0, Math.max(5, lastOpen + 1))
}

function openingOf({ start }: Span, zone: string) {
  const wall = wallTime(start, zone)
  const [first] = momentsOf(wall, zone)
  return {
    opening: openingName(start),
    label: timeIn(start, zone),
    /** Whether the clocks show it twice. */
    twice: isShownTwice(start, zone),
    /** Its place among the times of the week: what the clocks show a second time comes behind the first. */
    time: (wall % dayLength) / 60_000 + (first === start ? 0 : 0.5),
  }
}

/** How many other openings are named where the one that was chosen is not free. */
const mostInstead = 6

function chosenOf(start: number, free: readonly Span[], zone: string, minutes: number) {
  const offered = free.find((span) => span.start === start)
  const end = offered?.end ?? start + minutes * 60_000
  const near = free.toSorted((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))
  return {
    opening: openingName(start),
    isFree: offered !== undefined,
    day: callDay(start, zone),
    times: `${callTimes({ start, end }, zone)}, ${zoneName(zone)}`,
    moment: callMoment(start, zone),
    instead: near
      .slice(0, mostInstead)
      .sort((a, b) => a.start - b.start)
      .map((span) => ({ opening: openingName(span.start), moment: callMoment(span.start, zone) })),
  }
}
