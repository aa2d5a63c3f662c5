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
