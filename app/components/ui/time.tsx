import { useEffect, useState } from 'react'
import { date, dateTime } from '~/messages/dates'

/**
 * A moment as 'MMM D, YYYY' (messages add the time). The server writes it in UTC; with script it
 * turns to the viewer's own zone.
 *
 * @param at milliseconds UTC
 */
export function Time({ at, withTime = false }: { at: number; withTime?: boolean }) {
  const [zone, setZone] = useState<string>()
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return (
    <time dateTime={new Date(at).toISOString()}>
      {withTime ? dateTime(at, zone) : date(at, zone)}
    </time>
  )
}
