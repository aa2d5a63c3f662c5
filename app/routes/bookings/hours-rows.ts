import { listIn, textIn } from '~/components/form/form-state'
import { awayText, rowsText, availabilityMessages as say } from '~/messages/availability'
import { weekdays } from '~/messages/settings'
import { endMinutesOf, minutesOf } from '~/shared/days'

/** The rows of a day as they are in the form: from when to when, as typed. */
export type Row = { from: string; to: string }

const weekdayNumbers = [1, 2, 3, 4, 5, 6, 7] as const

/** The form of somebody's hours, as it is typed or stored. */
export type TypedHours = {
  days: { on: boolean; rows: Row[] }[]
  away: Row[]
}

type Typed = Record<string, unknown>

/** Typed hours by day; an empty row keeps its place. */
export function typedHours(typed: Typed): TypedHours {
  return {
    days: weekdayNumbers.map((day) => ({
      on: textIn(typed, `day${day}`) !== '',
      rows: rowsIn(typed, `from${day}`, `to${day}`),
    })),
    away: rowsIn(typed, 'awayFrom', 'awayTo'),
  }
}

function rowsIn(typed: Typed, from: string, to: string): Row[] {
  const [froms, tos] = [listIn(typed, from), listIn(typed, to)]
  // An empty row is kept even when nothing was typed in it.
  return Array.from({ length: Math.max(froms.length, tos.length, 1) }, (_, at) => ({
    from: froms[at] ?? '',
    to: tos[at] ?? '',
  }))
}

/** The texts of a form, also those that are sent more than once, as a screen gets them back. */
export const textsOf = (form: FormData): Typed =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name).map((value) => (typeof value === 'string' ? value : ''))
      return [name, values.length > 1 ? values : values[0]]
    }),
  )

const empty: Row = { from: '', to: '' }

/**
 * The form after a press on a button of its rows: `add:3` for another row on Wednesday, `remove:3:1`
 * for its second row away, `add:away` and `remove:away:0` for the days off. What is typed stays.
 */
export function afterPress(hours: TypedHours, intent: string): TypedHours {
  const [what, where = '', at = ''] = intent.split(':')
  const change = (rows: Row[]): Row[] =>
    what === 'add' ? [...rows, empty] : rows.filter((_, nth) => nth !== Number(at))
  if (where === 'away') return { ...hours, away: change(hours.away) }
  return {
    ...hours,
    days: hours.days.map((day, nth) => {
      if (nth !== Number(where) - 1) return day
      const rows = change(day.rows)
      return rows.length === 0 ? { on: false, rows: [empty] } : { on: true, rows }
    }),
  }
}

/** Back to the fields of the form. */
export const fieldsOf = ({ days, away }: TypedHours): Typed => ({
  ...Object.fromEntries(
    days.flatMap(({ on, rows }, at) => [
      [`day${at + 1}`, on ? 'on' : ''],
      [`from${at + 1}`, rows.map(({ from }) => from)],
      [`to${at + 1}`, rows.map(({ to }) => to)],
    ]),
  ),
  awayFrom: away.map(({ from }) => from),
  awayTo: away.map(({ to }) => to),
})

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

type Hours = { weekday: number; starts: number; ends: number }

/** Stored hours, as the form has them: a day without hours has those of the office ready. */
export function storedRows(
  hours: readonly Hours[],
  away: readonly Row[],
  office: readonly Hours[],
): TypedHours {
  const rowsOf = (list: readonly Hours[], day: number) =>
    list
      .filter(({ weekday }) => weekday === day)
      .map(({ starts, ends }) => ({ from: clock(starts), to: clock(ends % 1440) }))
  const usual = office[0] ? rowsOf([office[0]], office[0].weekday) : [empty]
  return {
    days: weekdayNumbers.map((day) => {
      const rows = rowsOf(hours, day)
      return rows.length > 0 ? { on: true, rows } : { on: false, rows: usual }
    }),
    away: [...away, empty],
  }
}

/**
 * Typed and stored hours of each day, both in words; the days off likewise.
 *
 * @param stored as `hoursInWords` has it
 */
export function bothHours({ days, away }: TypedHours, stored: Record<string, unknown>) {
  return [
    ...days.map(({ on, rows }, at) => ({
      label: weekdays[at] ?? '',
      stored: textIn(stored, `day${at + 1}`),
      yours: on ? rowsText(hoursIn(rows)) : say.notAvailable,
    })),
    {
      label: say.away,
      stored: textIn(stored, 'awayFrom'),
      yours: awayText(daysIn(away)),
    },
  ]
}

const filled = (rows: readonly Row[]) => rows.filter(({ from }) => from !== '')

const hoursIn = (rows: readonly Row[]) =>
  filled(rows)
    .map(({ from, to }) => ({ starts: minutesOf(from), ends: endMinutesOf(to) }))
    .sort((a, b) => a.starts - b.starts)

const daysIn = (rows: readonly Row[]) =>
  filled(rows)
    .map(({ from, to }) => ({ from, to: to || from }))
    .sort((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to))

/** Whether a text is what a button of the rows sends. */
export const isRowIntent = (text: string): boolean =>
  /^(add:([1-7]|away)|remove:([1-7]|away):\d{1,2})$/.test(text)
