const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** 'MMM D, YYYY', e.g. Nov 21, 2026. */
export const date = (at: number) => day.format(at)

/** Bytes as KB, MB or GB. */
export function fileSize(bytes: number): string {
  const units = ['KB', 'MB', 'GB'] as const
  let size = bytes / 1024
  let unit = 0
  while (size >= 1000 && unit < 2) {
    size /= 1024
    unit += 1
  }
  const shown = size < 10 ? Math.max(0.1, Math.round(size * 10) / 10) : Math.round(size)
  return `${shown} ${units[unit]}`
}

/** '1 panel', '2 panels'. */
export const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`
