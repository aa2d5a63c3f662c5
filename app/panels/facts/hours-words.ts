import { type ClockTime, factWordsIn } from '~/messages/fact-words'
import type { DayHours } from './facts'
import type { Language } from './languages'

/** Reads `09:00` as 9 and `19:30` as 7:30 in the second half of the day. */
function clockTime(text: string): ClockTime {
  const [hour = 0, minute = 0] = text.split(':').map(Number)
  const time = `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`
  return { text, time, half: hour < 12 ? 'AM' : 'PM' }
}

/** The hours of a day. */
export function hoursOfDay(day: DayHours, language?: Language): string {
  const say = factWordsIn(language)
  const spanOf = ({ from, to }: { from: string; to: string }) =>
    say.hours(clockTime(from), clockTime(to))
  if (!day) return say.closed
  const isAllDay = day.from === '00:00' && day.to === '00:00'
  if (isAllDay) return say.allDay
  const [first, again] = [spanOf(day), day.again && spanOf(day.again)]
  return again ? say.and(first, again) : first
}

type Run = { hours: string; from: number; to: number }

/** Days one after another that are open at the same hours. */
function runsOf(days: readonly string[]): Run[] {
  const runs: Run[] = []
  days.forEach((hours, day) => {
    const last = runs.at(-1)
    if (last && last.hours === hours && last.to === day - 1) last.to = day
    else if (hours) runs.push({ hours, from: day, to: day })
  })
  return runs
}

function daysOf({ from, to }: Run, language?: Language): string {
  const say = factWordsIn(language)
  const [first, last] = [say.day(from), say.day(to)]
  if (from === to) return first
  return to === from + 1 ? say.and(first, last) : say.days(first, last)
}

/** Runs, and their letters, that fit into one line. */
const mostRuns = 2
const mostLetters = 66

/**
 * A week in one line: “Mon to Fri, 9 AM – 5 PM”. Where hours differ too often it names the days alone.
 *
 * @returns nothing for a week without an open day
 */
export function hoursLine(hours: readonly DayHours[], language?: Language): string {
  const say = factWordsIn(language)
  const runs = runsOf(hours.map((day) => (day ? hoursOfDay(day, language) : '')))
  if (runs.length === 0) return say.closed
  const line = runs.map((run) => say.open(daysOf(run, language), run.hours)).join(' · ')
  return runs.length <= mostRuns && line.length <= mostLetters ? line : daysOpen(hours, language)
}

/** The days on which it is open, without the hours. */
export const daysOpen = (hours: readonly DayHours[], language?: Language): string =>
  runsOf(hours.map((day) => (day ? 'open' : '')))
    .map((run) => daysOf(run, language))
    .join(', ')
