import { expect, test } from 'vitest'
import { field } from '#tests/fixtures/work'
import { canAskForSix, fieldKinds, isQuestion, offersOptions } from '~/shared/fields'
import { countChanges, unanswerable } from '~/shared/form-changes'

const kindsThat = (says: (kind: (typeof fieldKinds)[number]) => boolean) => fieldKinds.filter(says)

test('three kinds of field have options, two ask for six characters, a heading is no question', () => {
  expect(kindsThat(offersOptions)).toEqual(['select', 'radio', 'checkboxes'])
  expect(kindsThat(canAskForSix)).toEqual(['text', 'textarea'])
  expect(kindsThat((kind) => !isQuestion({ kind }))).toEqual(['heading'])
})

test('what is new, gone or changed in a draft counts once each, another order once', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => field({ id })) as [
    ReturnType<typeof field>,
    ReturnType<typeof field>,
    ReturnType<typeof field>,
  ]
  const d = field({ id: 'd' })
  const version = [a, b, c]
  const asked = { ...b, label: 'Else' }
  const cases: [number, ReturnType<typeof field>[]][] = [
    [0, [a, b, c]],
    [1, [a, b, c, d]],
    [1, [d, a, b, c]],
    [1, [a, c]],
    [1, [a, asked, c]],
    [1, [a, { ...b, options: ['x'] }, c]],
    [1, [c, b, a]],
    [4, [d, c, asked]],
    [3, []],
  ]
  for (const [changes, draft] of cases) {
    expect(countChanges(draft, version), draft.map(({ id }) => id).join()).toBe(changes)
  }
})

test('a field that offers nothing to choose cannot be answered', () => {
  const chosen = field({ id: 'size', kind: 'select', options: ['S'] })
  const empty = field({ id: 'shape', kind: 'radio' })
  expect(unanswerable([field({ id: 'name' }), chosen])).toBeUndefined()
  expect(unanswerable([field({ id: 'name' }), chosen, empty])).toBe(empty)
})
