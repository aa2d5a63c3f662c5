import { beforeEach, expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { generalSettings } from '~/db/schema'
import { readSettings } from '~/features/settings/general-settings.server'

beforeEach(() => void db.delete(generalSettings).run())

test.each([
  ['SET-04', 'pageBanner', 10_000_000_000],
  ['SET-05', 'maxProjects', 3],
  ['SET-06', 'maxClientProjects', 3],
  ['SET-07', 'allowedActiveRequests', 5],
] as const)('%s %s is %d while nobody has set it', (_, key, value) => {
  expect(readSettings()[key]).toBe(value)
  db.insert(generalSettings).values({ key, value: '8' }).run()
  expect(readSettings()[key]).toBe(8)
  db.delete(generalSettings).run()
  expect(readSettings()[key]).toBe(value)
})

test('a key that nobody knows changes nothing', () => {
  const before = readSettings()
  db.insert(generalSettings).values({ key: 'maxEverything', value: '1' }).run()
  expect(readSettings()).toEqual(before)
})
