import { fromWallTime, momentsOf, wallTime } from './wall-time'

/** Days of a calendar, written as 2026-11-22. Pure; moments are milliseconds UTC. */

const length = 24 * 60 * 60 * 1000

/** Midnight of a day, written as if it were UTC. */
export const wallOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Whether a text is a day that the calendar has. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(wallOf(text)) &&
  dayOfWall(wallOf(text)) === text

const dayOfWall = (wall: number): string => new Date(wall).toISOString().slice(0, 10)

/** The day that a zone's calendars show at a moment. */
export const dayAt = (at: number, zone: string): string => dayOfWall(wallTime(at, zone))

/** A moment as a zone's clocks show it, with how far they are from UTC: `2026-01-15T10:00:00-05:00`. */
export function isoAt(at: number, zone: string): string {
  const wall = wallTime(at, zone)
  const apart = Math.round((wall - at) / 60_000)
  const offset = new Date(Math.abs(apart) * 60_000).toISOString().slice(11, 16)
  return `${new Date(wall).toISOString().slice(0, 19)}${apart < 0 ? '-' : '+'}${offset}`
}

/** Adds days to a date; a negative number goes back. */
export const addDays = (day: string, days: number): string => dayOfWall(wallOf(day) + days * length)

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(wallOf(day)).getUTCDay() || 7

/** The Monday of its week. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))

/** A time of a day as fields have it, and `24:00`, the end of one. */
export const dayTime = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/

/** '09:30' as minutes since midnight; not a number for what is no time. */
export function minutesOf(clock: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** The same of the end of some hours: midnight is that of their day. */
export const endMinutesOf = (clock: string): number =>
  clock === '00:00' ? minutesOf('24:00') : minutesOf(clock)

/** When a day begins in a zone, also where its clocks skip midnight. */
export const startOfDay = (day: string, zone: string): number =>
  momentsOf(wallOf(day), zone)[0] ?? fromWallTime(wallOf(day), zone)

/** The days from one to another, both of them. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
