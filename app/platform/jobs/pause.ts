const day = 24 * 60 * 60 * 1000

/**
 * Milliseconds until the next try: 20 s after the first, then 2.5 times as long each, so that ten
 * tries spread over about 14 hours. A fifth more or less, so that many do not come back at once.
 */
export const pauseAfter = (tries: number, chance = Math.random()): number =>
  Math.round(20_000 * 2.5 ** (Math.max(1, tries) - 1) * (0.8 + 0.4 * chance))

/** The milliseconds that a `Retry-After` header asks for: seconds or a date; at most a day. */
export function retryAfter(header: string | undefined, now = Date.now()): number | undefined {
  if (!header) return undefined
  const text = header.trim()
  const pause = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isNaN(pause) ? undefined : Math.min(Math.max(0, pause), day)
}
