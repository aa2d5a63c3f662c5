import { useEffect, useState } from 'react'
import { clock } from '~/messages/dates'

/** A moment of today as '3:02 PM', with script in the viewer's own zone. */
export function ClockTime({ at }: { at: number }) {
  const [zone, setZone] = useState<string>()
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return <time dateTime={new Date(at).toISOString()}>{clock(at, zone)}</time>
}
