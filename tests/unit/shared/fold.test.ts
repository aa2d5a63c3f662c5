import { expect, test } from 'vitest'
import { fold, foldTyped } from '~/shared/fold'

test('a pile of marks on one letter takes no time', () => {
  const pile = `a${'\u0301\u0316'.repeat(25_000)}b`
  const began = performance.now()
  expect(fold(pile)).toBe('ab')
  fold(`กa${'\u0e38\u0e48'.repeat(25_000)}`)
  fold(`か${'\uff9e\uff9f'.repeat(25_000)}`)
  expect(performance.now() - began).toBeLessThan(500)
  expect(fold('ก็'.repeat(3))).toBe('ก็ก็ก็')
})

test('what repeats itself is cut alike in what is searched and in what is typed', () => {
  for (const part of ['a', '-', 'ab', '日本', '🎉']) {
    expect(fold(`so ${part.repeat(200)} on`)).toBe(`so ${part.repeat(8)} on`)
    expect(foldTyped(part.repeat(50))).toBe(part.repeat(8))
    expect(fold(part.repeat(8))).toBe(part.repeat(8))
  }
})

test('forty signs of a search count, whatever they are', () => {
  const typed = Array.from({ length: 60 }, (_, n) => String.fromCodePoint(0x1f600 + n))
  expect(foldTyped(typed.join(''))).toBe(typed.slice(0, 40).join(''))
  expect(foldTyped('\ufdfa'.repeat(200))).toMatch(/^.{39,40}$/)
})
