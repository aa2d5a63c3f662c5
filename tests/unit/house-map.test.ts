import { execFileSync } from 'node:child_process'
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

/** What the table of screens names. */
function mapped() {
  const rows = rowsUnder('docs/architecture.md', 'on screen').map(([, ...cells]) => cells)
  return {
    routes: rows.flatMap(([routes = '']) => words(routes)),
    features: rows.flatMap(([, features = '']) => words(features)),
    tables: rows.flatMap(([, , stored = '']) => words(stored)),
  }
}

test('the page of the architecture names folders and tables that are there', () => {
  const { routes, features, tables } = mapped()
  const stored = db.all<{ name: string }>(sql`select name from sqlite_master where type = 'table'`)
  const known = new Set(stored.map(({ name }) => name))
  expect([
    ...routes.filter((name) => !existsSync(`app/routes/${name}`)),
    ...features.filter((name) => !existsSync(`app/features/${name}`)),
    ...tables.filter((name) => !known.has(name)),
  ]).toEqual([])
})

test('the page of the architecture names every folder of routes and features, and every table', () => {
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

test('the page of the architecture names every folder', () => {
  const named = rowsUnder('docs/architecture.md', 'folder').flatMap(([folder = '']) =>
    words(folder),
  )
  const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
  const folders = tracked.flatMap((file) => /^(app\/[^/]+|(?!app\/)[a-z]+)\//.exec(file)?.[1] ?? [])
  expect(named.sort()).toEqual([...new Set(folders)].sort())
})

test('the page of the decisions names every one of them', () => {
  const page = readFileSync('docs/decisions/README.md', 'utf8')
  const numbers = readdirSync('docs/decisions').flatMap((name) => /^\d{3}/.exec(name) ?? [])
  expect(numbers.filter((number) => !page.includes(number))).toEqual([])
})
