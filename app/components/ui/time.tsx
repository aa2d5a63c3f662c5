import { date, dateTime, timeOfDay } from '~/messages/dates'
import { useClock } from './use-clock'

/**
 * A moment in the reader's time zone: 'MMM D, YYYY', messages add the time. The server and the browser
 * write the same.
 *
 * @param at milliseconds UTC
 * @param only '3:02 PM', of a moment of today
 */
export function Time({
  at,
  withTime = false,
  only,
}: {
  at: number
  withTime?: boolean
  only?: 'time'
}) {
  const clock = useClock()
  const moment = new Date(at).toISOString()
  if (only) return <time dateTime={moment}>{timeOfDay(at, clock)}</time>
  if (withTime) return <time dateTime={moment}>{dateTime(at, clock)}</time>
  // A day stays short in lists: where its clock is not the reader's, that is named when one asks.
  return (
    <time dateTime={moment} title={clock.isOwn ? undefined : dateTime(at, clock)}>
      {date(at, { ...clock, isOwn: true })}
    </time>
  )
}
