import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = 'app/features'

/** The area of a file in `app/features`; null for a file elsewhere. */
const areaOf = (path: string) =>
  path.startsWith(`${root}/`) ? (path.split('/')[2] as string) : null

/** What a file imports at run time, as paths of the project. Types bind nothing together. */
function importsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  return [...text.matchAll(/^(?:import|export) (?!type )[^'";]*from '([^']+)'/gm)].flatMap(
    ([, from = '']) => {
      if (from.startsWith('~/')) return [from.replace('~', 'app')]
      return from.startsWith('.') ? [relative('.', join(dirname(path), from))] : []
    },
  )
}

/** Which areas an area stands on, and by which file. */
function readAreas() {
  const areas = new Map<string, Map<string, string>>()
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const path = join(root, name)
    const area = areaOf(path)
    if (!area || !/\.tsx?$/.test(name)) continue
    const below = areas.get(area) ?? new Map<string, string>()
    areas.set(area, below)
    for (const other of importsOf(path).map(areaOf)) {
      if (other && other !== area) below.set(other, path)
    }
  }
  return areas
}

/** Takes away, again and again, what stands on nothing that is left: what remains goes in circles. */
function circles(areas: Map<string, Map<string, string>>) {
  const left = new Map(areas)
  for (let before = -1; before !== left.size; ) {
    before = left.size
    for (const [area, below] of left) {
      if (![...below.keys()].some((other) => left.has(other))) left.delete(area)
    }
  }
  return [...left].flatMap(([area, below]) =>
    [...below].flatMap(([other, path]) => (left.has(other) ? [`${area} → ${other}: ${path}`] : [])),
  )
}

test('the areas of the rules have an order: none depends on one that depends on it', () => {
  const areas = readAreas()
  expect(areas.size).toBeGreaterThan(20)
  expect(circles(areas)).toEqual([])
  areas.get('events')?.set('editor', 'planted')
  expect(circles(areas)).not.toEqual([])
})
