import type { Priority } from '~/permissions/vocabulary'
import type { DeliveryUnit } from '~/work/clock'
import type { Due } from '~/work/due'
import type { RequestStatus } from '~/work/statuses'
import { count } from './format'

/** The words of work: statuses, priorities, the clock. */

export const statusNames: Record<RequestStatus, string> = {
  in_progress: 'In progress',
  checking_quality: 'Checking quality',
  reviewing_with_client: 'Reviewing with client',
  paused: 'Paused',
  escalated: 'Escalated',
  pending_review: 'Pending review',
  completed: 'Completed',
}

export const priorityNames: Record<Priority, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
}

/** '3 days', '1 week'. */
export const deliveryText = (time: number, unit: DeliveryUnit) => count(time, unit.slice(0, -1))

/** So many hours as people say it. */
const span = (hours: number) =>
  hours < 24 ? count(hours, 'hour') : count(Math.floor(hours / 24), 'day')

/** How work stands to its clock, in words; null where its date says all. */
export function dueText(due: Due): string | null {
  if (due.state === 'late') return due.hours < 1 ? 'Late' : `${span(due.hours)} late`
  if (due.state === 'paused') return due.hours < 1 ? 'Paused' : `Paused ${span(due.hours)}`
  return due.state === 'today' ? 'Today' : null
}

/** What a time is counted in. */
export const unitNames: Record<DeliveryUnit, string> = {
  hours: 'Hours',
  days: 'Days',
  weeks: 'Weeks',
  months: 'Months',
}
