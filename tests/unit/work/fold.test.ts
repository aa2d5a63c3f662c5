import { expect, test } from 'vitest'
import { fold } from '~/work/fold'

test('a pile of marks on one letter takes no time', () => {
  const pile = `a${'\u0301\u0316'.repeat(25_000)}b`
  const began = performance.now()
  expect(fold(pile)).toBe('ab')
  fold(`กa${'\u0e38\u0e48'.repeat(25_000)}`)
  fold(`か${'\uff9e\uff9f'.repeat(25_000)}`)
  expect(performance.now() - began).toBeLessThan(500)
  expect(fold('ก็'.repeat(3))).toBe('ก็ก็ก็')
})
