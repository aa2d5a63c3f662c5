import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'

const words = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)

/** The rows of the table of a page that has this head, as cells. */
function rowsUnder(file: string, head: string): string[][] {
  const lines = readFileSync(file, 'utf8').split('\n')
  const first = lines.findIndex((line) => line.startsWith(`| ${head}`)) + 2
  return lines
    .slice(first, lines.indexOf('', first))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, ...cells]) => cells)
}

test('the map of the house names folders and tables that are there', () => {
  const rows = rowsUnder('CONTRIBUTING.md', 'on screen')
  expect(rows.length).toBeGreaterThan(15)
  const tables = db.all<{ name: string }>(sql`select name from sqlite_master where type = 'table'`)
  const known = new Set(tables.map(({ name }) => name))
  const missing = rows.flatMap(([, , routes = '', features = '', stored = '']) => [
    ...words(routes).flatMap((name) => (existsSync(`app/routes/${name}`) ? [] : `routes/${name}`)),
    ...words(features).flatMap((name) => (existsSync(`app/features/${name}`) ? [] : name)),
    // What follows is files and flags, not tables.
    ...words(stored.split(/;| of that /)[0] ?? '').filter((name) => !known.has(name)),
  ])
  expect(missing).toEqual([])
})

test('the page of the areas names every one of them', () => {
  const page = readFileSync('docs/decisions/026-areas-and-words.md', 'utf8')
  const named = new Set(words(page))
  expect(readdirSync('app/features').filter((area) => !named.has(area))).toEqual([])
})

test('the page of the decisions names every one of them', () => {
  const page = readFileSync('docs/decisions/README.md', 'utf8')
  const numbers = readdirSync('docs/decisions').flatMap((name) => /^\d{3}/.exec(name) ?? [])
  expect(numbers.filter((number) => !page.includes(number))).toEqual([])
})
