import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { map } from '~/map'
import { operations } from '~/routes/editor/get-ready'
import { sharedChunks } from '../../scripts/shared-chunks'

type Info = {
  importedIds: string[]
  dynamicallyImportedIds: string[]
  isEntry: boolean
  code: string
}

/** A graph of files by what each imports; entries are named in capitals. */
function chunksOf(
  imports: Record<string, string[]>,
  size: Record<string, number> = {},
  main = [[/^A$/]],
) {
  const info = (id: string) =>
    ({
      importedIds: imports[id] ?? [],
      dynamicallyImportedIds: [],
      isEntry: id === id.toUpperCase(),
      code: ' '.repeat(size[id] ?? 10),
    }) satisfies Info
  const graph = { getModuleIds: () => Object.keys(imports)[Symbol.iterator](), getModuleInfo: info }
  return sharedChunks(graph as never, /^react$/, main)
}

test('what entries share has a chunk; what is one entry’s own, or the framework’s, has none', () => {
  const chunks = chunksOf({ A: ['shared', 'own', 'react'], B: ['shared', 'react'] })
  expect([...chunks.keys()]).toEqual(['shared'])
})

test('files that the same entries need are one chunk, also through others', () => {
  const chunks = chunksOf({ A: ['one'], B: ['one'], one: ['two'], two: [] })
  expect(chunks.get('one')).toBe(chunks.get('two'))
})

test('small files are put together; a large one stays away from the page that does without it', () => {
  const imports = { A: ['x'], B: ['x', 'y'], C: ['y'], x: [], y: [] }
  const small = chunksOf(imports)
  expect(small.get('x')).toBe(small.get('y'))
  const large = chunksOf(imports, { y: 100_000 })
  expect(large.get('x')).not.toBe(large.get('y'))
})

test('what a file imports counts too: a small file that needs a large one stays away', () => {
  const imports = { A: ['x'], B: ['x', 'y'], C: ['y'], D: ['z'], E: ['z'], x: [], y: ['z'], z: [] }
  const main = [[/^A$/], [/^D$/], [/^E$/]]
  const large = chunksOf(imports, { y: 200, z: 100_000 }, main)
  expect(large.get('x')).not.toBe(large.get('y'))
})

test('the editor counts with what it fetches ahead', () => {
  const [, names = ''] =
    /operations = '([\w -]+)'/.exec(readFileSync('vite.config.ts', 'utf8')) ?? []
  const files = operations.map((address) => (map[address] as { screen: string }).screen)
  expect(files.sort()).toEqual(
    names
      .split(' ')
      .map((name) => `editor/sections/${name}.tsx`)
      .sort(),
  )
})
