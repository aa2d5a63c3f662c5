import { expect, test } from 'vitest'
import { upkeep } from '~/upkeep.server'

/** What touches nothing but the disk of its own machine. */
const ofTheDisk = ['files of downloads', 'staged files', 'conversions', 'pictures']

test('what writes rows runs on the primary alone, and each has a name of its own', () => {
  const everywhere = upkeep.filter(({ where }) => where === 'everywhere').map(({ name }) => name)
  expect(everywhere).toEqual(ofTheDisk)
  expect(new Set(upkeep.map(({ name }) => name)).size).toBe(upkeep.length)
})
