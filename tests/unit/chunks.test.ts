import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chunkFiles } from '../../vite.config'

test('every file that a chunk of the script names is there: else it cannot be built', () => {
  const files = readdirSync('app', { recursive: true }).map((name) => `app/${name}`)
  const ours = chunkFiles.filter(({ source }) => source.startsWith('app\\/'))
  expect(ours.length).toBeGreaterThan(50)
  expect(ours.filter((file) => !files.some((name) => file.test(name)))).toEqual([])
})
