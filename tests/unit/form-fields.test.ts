import { expect, test } from 'vitest'
import { versionField } from '~/features/form-input/fields.server'
import { bulkSchema } from '~/features/work-items/work-schema.server'

test('the version of a form is a whole number in digits, and nothing that reads like one', () => {
  expect(versionField.safeParse('12').data).toBe(12)
  for (const typed of ['-1', '0x1', '1e3', '1.5', ' 1', '', undefined, '9'.repeat(16)]) {
    expect(versionField.safeParse(typed).success, String(typed)).toBe(false)
  }
})

test('a row that is sent several times is one row', () => {
  const { data } = bulkSchema(['paused']).safeParse({ row: ['a:1', 'a:1', 'b:2'] })
  expect(data?.row).toEqual([
    { id: 'a', version: 1 },
    { id: 'b', version: 2 },
  ])
})
