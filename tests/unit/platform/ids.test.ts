import { expect, test } from 'vitest'
import { newId } from '~/platform/ids.server'

test('ids are UUIDv7 and rise in the order they were made', () => {
  const ids = Array.from({ length: 5_000 }, () => newId())
  expect(new Set(ids).size).toBe(ids.length)
  expect([...ids].sort()).toEqual(ids)
  for (const id of ids.slice(0, 50)) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  }
})
