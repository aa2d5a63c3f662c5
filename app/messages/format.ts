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

/** Bytes as KB, MB or GB. */
export function fileSize(bytes: number): string {
  const units = ['KB', 'MB', 'GB'] as const
  let size = bytes / 1024
  let unit = 0
  while (size >= 999.5 && unit < 2) {
    size /= 1024
    unit += 1
  }
  const shown = size < 10 ? Math.max(0.1, Math.round(size * 10) / 10) : Math.round(size)
  return `${shown} ${units[unit]}`
}

/** '1 panel', '2 panels'. */
export const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`

/** Big lists are counted so far and no further. */
export const mostCounted = 100

/** A count as it is shown: `100+` where there are more than are counted. */
export const capped = (n: number): string => (n > mostCounted ? `${mostCounted}+` : String(n))
