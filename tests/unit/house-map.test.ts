import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { getTableName, is, sql } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import * as schema from '~/db/schema'

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

/** What the map of the house names: of screens, and what no screen has by itself. */
function mapped() {
  const rows = [
    ...rowsUnder('CONTRIBUTING.md', 'on screen').map(([, , ...cells]) => cells),
    ...rowsUnder('CONTRIBUTING.md', 'what for').map(([, ...cells]) => cells),
  ]
  return {
    routes: rows.flatMap(([routes = '']) => words(routes)),
    features: rows.flatMap(([, features = '']) => words(features)),
    // What follows is files and flags, not tables.
    tables: rows.flatMap(([, , stored = '']) =>
      words(stored.split(/;? files in | of that /)[0] ?? ''),
    ),
  }
}

test('the map of the house names folders and tables that are there', () => {
  const { routes, features, tables } = mapped()
  const stored = db.all<{ name: string }>(sql`select name from sqlite_master where type = 'table'`)
  const known = new Set(stored.map(({ name }) => name))
  expect([
    ...routes.filter((name) => !existsSync(`app/routes/${name}`)),
    ...features.filter((name) => !existsSync(`app/features/${name}`)),
    ...tables.filter((name) => !known.has(name)),
  ]).toEqual([])
})

test('the map of the house names every folder of routes and features, and every table', () => {
  const { routes, features, tables } = mapped()
  const own = Object.values(schema)
    .filter((each) => is(each, SQLiteTable))
    .map(getTableName)
  const areas = routes.map((name) => name.split('/')[0])
  expect({
    routes: readdirSync('app/routes').filter((name) => !areas.includes(name)),
    features: readdirSync('app/features').filter((name) => !features.includes(name)),
    tables: own.filter((name) => !tables.includes(name)),
  }).toEqual({ routes: [], features: [], tables: [] })
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
