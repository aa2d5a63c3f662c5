import { expect, test } from 'vitest'
import { changes } from '~/features/form-input/changes'

test('the history names what differs, before and after, and nothing that is the same', () => {
  const before = { name: 'Kiln', size: 3, note: null as string | null, until: 5 as number | null }
  expect(changes(before, { name: 'Kiln', size: 4, note: 'Dry', until: null })).toEqual({
    size: [3, 4],
    note: [null, 'Dry'],
    until: [5, null],
  })
  expect(changes(before, { ...before, note: null })).toEqual({})
})
