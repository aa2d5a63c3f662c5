import { useRouteLoaderData } from '@remix-run/react'
import type { Clock } from '~/messages/dates'
import { knowsZone } from '~/work/wall-time'

const utc: Clock = { zone: 'UTC', isOwn: false }

/** By whose clock moments are told to who reads this page, as the root loader has it. */
export function useClock(): Clock {
  const root = useRouteLoaderData('root') as { clock?: Clock } | undefined
  const clock = root?.clock ?? utc
  // A browser that is older than the zone tells UTC, and says so.
  return knowsZone(clock.zone) ? clock : utc
}
