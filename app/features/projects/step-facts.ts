import { stepped } from '~/features/form-input/step'
import {
  type Day,
  dayField,
  dayParts,
  days,
  type FactsValues,
  type PlaceRow,
  placeField,
  placeRows,
  rowsIn,
  weekdays,
} from './facts-form'

/** The form after a button of it was pressed. */
export type SteppedFacts = {
  values: FactsValues
  /** Fields that something else is in now than was typed. */
  filled: readonly string[]
  /** What should have the focus next: a field, or the button of a step. The first that can. */
  focus: readonly string[]
}

/**
 * What a button of the form of the facts does to what is typed: `weekdays`, `again`, `once`, `add`,
 * `up:a`, `down:a`, `remove:a`. Nothing is saved by it.
 */
export function stepFacts(step: string, values: FactsValues): SteppedFacts {
  const rows = rowsIn(values.places)
  const as = (next: readonly PlaceRow[], ...focus: string[]) => ({
    values: { ...values, places: next.join(' ') },
    filled: [],
    focus,
  })
  if (step === 'weekdays') return sameWeekdays(values)
  if (step === 'again') return openAgain(values)
  if (step === 'once') return openOnce(values)
  if (step === 'add') {
    const row = placeRows.find((one) => !rows.includes(one))
    if (!row) return as(rows)
    const empty = Object.fromEntries(
      (['name', 'address', 'phone'] as const).map((part) => [placeField(row, part), '']),
    )
    const added = as([...rows, row], placeField(row, 'name'))
    return { ...added, values: { ...added.values, ...empty } }
  }
  const [, what = '', letter = ''] = /^(up|down|remove):([a-f])$/.exec(step) ?? []
  const at = rows.indexOf(letter as PlaceRow)
  if (at < 0) return as(rows)
  if (what === 'up' || what === 'down') {
    const [next] = stepped(rows, at, what)
    return as(next, step, `${what === 'up' ? 'down' : 'up'}:${letter}`)
  }
  const next = rows.toSpliced(at, 1)
  const beside = next[Math.min(at, next.length - 1)]
  return as(next, ...(beside ? [`remove:${beside}`] : []), 'add')
}

/** Gives Tuesday to Friday what Monday has. */
function sameWeekdays(values: FactsValues): SteppedFacts {
  const [monday, ...others] = weekdays
  const next = others.flatMap((day: Day) =>
    dayParts.map((part) => [dayField(day, part), values[dayField(monday, part)] ?? ''] as const),
  )
  return {
    values: { ...values, ...Object.fromEntries(next) },
    filled: next.map(([name]) => name),
    focus: ['weekdays'],
  }
}

/** Shows the hours after a break, of all days. */
const openAgain = (values: FactsValues): SteppedFacts => {
  const open = days.find((day) => values[dayField(day, 'closed')] !== 'on')
  const focus = open ? [dayField(open, 'again-from')] : ['once']
  return { values: { ...values, again: 'on' }, filled: [], focus }
}

/** Takes them away again, with what is typed there. */
function openOnce(values: FactsValues): SteppedFacts {
  const typed = days.flatMap((day) =>
    (['again-from', 'again-to'] as const).map((part) => [dayField(day, part), ''] as const),
  )
  const next = { ...values, ...Object.fromEntries(typed), again: '' }
  return { values: next, filled: [], focus: ['again'] }
}
