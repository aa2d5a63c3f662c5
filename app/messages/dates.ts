const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are costly to make: one for each zone and shape. */
function format(zone: string, withTime: boolean): Intl.DateTimeFormat {
  const key = `${zone}|${withTime}`
  const made =
    formats.get(key) ??
    new Intl.DateTimeFormat('en-US', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      timeZone: zone,
      ...(withTime && { hour: 'numeric', minute: '2-digit' }),
    })
  formats.set(key, made)
  return made
}

/** 'MMM D, YYYY', e.g. Nov 21, 2026. */
export const date = (at: number, zone = 'UTC') => format(zone, false).format(at)

/** 'MMM D, YYYY, h:mm AM', e.g. Nov 21, 2026, 8:54 AM. */
export const dateTime = (at: number, zone = 'UTC') =>
  format(zone, true)
    .format(at)
    .replace(/\u202f/g, ' ')

/** 'h:mm AM', e.g. 3:02 PM. */
export const clock = (at: number, zone = 'UTC') =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone })
    .format(at)
    .replace(/\u202f/g, ' ')
