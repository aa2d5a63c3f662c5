import { expect, test } from 'vitest'
import { pauseAfter, retryAfter } from '~/platform/jobs/pause'

test('MAIL-03 pauses grow, differ, and ten tries end within the day of a key', () => {
  const longest = Array.from({ length: 9 }, (_, index) => pauseAfter(index + 1, 1))
  const shortest = Array.from({ length: 9 }, (_, index) => pauseAfter(index + 1, 0))
  for (let n = 1; n < 9; n += 1) expect(shortest[n]).toBeGreaterThan(longest[n - 1] ?? 0)
  expect(longest.reduce((sum, pause) => sum + pause)).toBeLessThan(23 * 3_600_000)
  expect(pauseAfter(1, 0)).toBe(16_000)
  expect(pauseAfter(1, 1)).toBe(24_000)
})

test('MAIL-03 Retry-After is read as seconds or as a date, at most a day', () => {
  const now = Date.parse('2026-11-21T08:00:00Z')
  expect(retryAfter('2', now)).toBe(2000)
  expect(retryAfter('Sat, 21 Nov 2026 08:01:00 GMT', now)).toBe(60_000)
  expect(retryAfter('Sat, 21 Nov 2026 07:00:00 GMT', now)).toBe(0)
  expect(retryAfter('9999999', now)).toBe(86_400_000)
  expect(retryAfter('soon', now)).toBeUndefined()
  expect(retryAfter(undefined, now)).toBeUndefined()
})
