import { expect, test } from 'vitest'
import { memoize } from '~/shared/memoize'

test('what was made is kept by its name, and however many names are asked for only some of it', () => {
  const few = memoize<object>(3)
  const first = few('a', () => ({}))
  expect(few('a', () => ({}))).toBe(first)
  const made: WeakRef<object>[] = []
  for (let n = 0; n < 10; n += 1) made.push(new WeakRef(few(`n${n}`, () => ({ n }))))
  expect(few('n9', () => ({}))).toBe(made.at(-1)?.deref())
  expect(few('a', () => ({}))).not.toBe(first)
})

test('as many as there may be are kept side by side', () => {
  const few = memoize<object>(2)
  const [first, second] = ['a', 'b'].map((name) => few(name, () => ({})))
  expect([few('a', () => ({})), few('b', () => ({}))]).toEqual([first, second])
  expect(few('a', () => ({}))).toBe(first)
  expect(few('b', () => ({}))).toBe(second)
  few('c', () => ({}))
  expect(few('b', () => ({}))).not.toBe(second)
})
