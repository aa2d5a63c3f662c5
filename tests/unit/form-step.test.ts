import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { stepIn, stepped } from '~/features/form-input/step'

test('a place is up, down or counted from 1, and nothing else', () => {
  expect(['up', 'down', '1', '9999'].map(stepIn)).toEqual(['up', 'down', 1, 9999])
  for (const text of ['', 'top', '0', '01', '10000', '-1', '1.5', ' 1', '1 '])
    expect(catchError(() => stepIn(text))).toMatchObject({ code: 'form-unreadable', status: 400 })
})

test.each([
  [0, 'up', 'abc', 0],
  [1, 'up', 'bac', 0],
  [1, 'down', 'acb', 2],
  [2, 'down', 'abc', 2],
  [0, 2, 'bac', 1],
  [0, 99, 'bca', 2],
] as const)('from %i a step %s gives %s', (from, step, order, place) => {
  expect(stepped([...'abc'], from, step)).toEqual([[...order], place])
})
