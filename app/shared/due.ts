import { isActive, type WorkStatus } from './statuses'
import { wallTime } from './wall-time'

/** Facts for the clock. Moments are milliseconds UTC. */
type Clocked = { status: WorkStatus; dueAt: number; pausedAt: number | null }

/** Due state of work: late or paused for some hours, due today, or simply due. */
export type Due = { state: 'late' | 'paused'; hours: number } | { state: 'today' | 'due' | 'rests' }

const hour = 60 * 60 * 1000
const day = 24 * hour

/**
 * Work is late when it is due and the studio still has to do it. While it is paused its clock stops: late
 * is then only what was late before.
 */
export const isOverdue = ({ status, dueAt, pausedAt }: Clocked, now: number) =>
  isActive(status) && dueAt <= (status === 'paused' ? (pausedAt ?? now) : now)

/** Due state of work. @param zone the office's time zone, an IANA name */
export function dueOf(work: Clocked, now: number, zone: string): Due {
  if (!isActive(work.status)) return { state: 'rests' }
  if (isOverdue(work, now)) return { state: 'late', hours: hoursBetween(work.dueAt, now) }
  if (work.status === 'paused') {
    return { state: 'paused', hours: hoursBetween(work.pausedAt ?? now, now) }
  }
  const dayOf = (at: number) => Math.floor(wallTime(at, zone) / day)
  return { state: dayOf(work.dueAt) === dayOf(now) ? 'today' : 'due' }
}

const hoursBetween = (from: number, to: number) => Math.floor((to - from) / hour)
