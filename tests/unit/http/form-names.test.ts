import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { areOurNames, mostFields } from '~/routes/http/form-names'

/** The same numbers for the same seed, between 0 and 1 (mulberry32). */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const bits = ['a', 'rows', '.', '..', '[', ']', '[0]', '[7]', '[199]', '[999]', '[]', '.email', 'é']

/** Everything that was built, places of lists that nothing was sent for included. */
const size = (value: unknown): number => {
  if (Array.isArray(value)) return value.length + value.reduce((sum, one) => sum + size(one), 0)
  if (value && typeof value === 'object')
    return Object.values(value).reduce((sum: number, one) => sum + 1 + size(one), 0)
  return 1
}

test('whatever random names pass, what is built of them stays in proportion to the form', () => {
  const next = random(7)
  const pick = <T>(all: readonly T[]) => all[Math.floor(next() * all.length)] as T
  let passed = 0
  for (let round = 0; round < 3000; round += 1) {
    const names = Array.from({ length: 1 + Math.floor(next() * 12) }, (_, at) => {
      const start = next() < 0.8 ? `${pick(['a', 'rows', 'role'])}${next() < 0.5 ? at : ''}` : ''
      return start + Array.from({ length: Math.floor(next() * 3) }, () => pick(bits)).join('')
    })
    if (!areOurNames(names)) continue
    passed += 1
    const form = new FormData()
    for (const name of names) form.append(name, 'x')
    const { payload } = parseWithZod(form, { schema: z.object({}) })
    expect(size(payload), names.join('&')).toBeLessThan(2 * mostFields)
  }
  expect(passed).toBeGreaterThan(200)
})
