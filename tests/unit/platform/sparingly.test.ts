import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sparingly } from '~/platform/litefs/sparingly'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Says the same four times a second for so many seconds. */
function keepSaying(say: (sentence: string | null) => void, sentence: string, seconds: number) {
  for (let n = 0; n < 4 * seconds; n += 1) {
    say(sentence)
    vi.advanceTimersByTime(250)
  }
}

test('a lasting problem is logged after three seconds and then each minute, a passing one is not', () => {
  const said: string[] = []
  const say = sparingly((sentence) => said.push(sentence))
  keepSaying(say, 'silent', 2)
  say(null)
  keepSaying(say, 'silent', 2)
  expect(said).toEqual([])
  keepSaying(say, 'silent', 3)
  expect(said).toEqual(['silent'])
  keepSaying(say, 'silent', 120)
  expect(said).toEqual(['silent', 'silent', 'silent'])
  keepSaying(say, 'no database', 4)
  expect(said.slice(3)).toEqual(['no database'])
})
