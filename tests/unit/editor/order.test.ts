import { expect, test } from 'vitest'
import { byOrder, keyBetween } from '~/editor/order'
import { randomSource } from './random-page'

test('SECT-07 a key between two neighbors sorts between them, however often', () => {
  const random = randomSource(7)
  const keys: string[] = []
  for (let i = 0; i < 3_000; i++) {
    const at = Math.floor(random() * (keys.length + 1))
    const key = keyBetween(keys[at - 1] ?? null, keys[at] ?? null)
    keys.splice(at, 0, key)
  }
  expect([...keys].sort((a, b) => (a < b ? -1 : 1))).toEqual(keys)
  expect(new Set(keys).size).toBe(keys.length)
})

test('keys are compared as bytes, capitals first', () => {
  const sorted = ['a0', 'Zz', 'a0V', 'b00'].map((order) => ({ order, id: 'x' })).sort(byOrder)
  expect(sorted.map((s) => s.order)).toEqual(['Zz', 'a0', 'a0V', 'b00'])
})
