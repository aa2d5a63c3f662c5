import { createContext, useContext } from 'react'
import type { Clock } from '~/messages/dates'
import { knowsZone } from '~/shared/wall-time'

const utc: Clock = { zone: 'UTC', isOwn: false }

/**
 * Clock of the reader, from the root loader. A context, because a part that is hydrated by itself has no
 * router around it.
 */
export const ReaderClock = createContext<Clock | undefined>(undefined)

/** Returns the clock in which this page's reader sees times. */
export function useClock(): Clock {
  const clock = useContext(ReaderClock) ?? utc
  // A browser that is older than the zone tells UTC, and says so.
  return knowsZone(clock.zone) ? clock : utc
}
