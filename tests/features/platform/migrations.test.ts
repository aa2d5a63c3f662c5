import { readFileSync } from 'node:fs'
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import { db, sqlite } from '~/db/client.server'
import { isMigrated, migrate } from '~/db/migrate.server'
import * as schema from '~/db/schema'
import { StartRefused } from '~/platform/start-refused'

const statementsOf = (sql: string) =>
  sql.split('--> statement-breakpoint').map((statement) => statement.trim())

/** Drizzle's command sorts tables otherwise than the function of the same work. */
const byTable = (statements: string[]) => {
  const table = (sql: string) => /(?:^CREATE TABLE| ON) `(\w+)`/.exec(sql)?.[1] ?? ''
  return statements.toSorted((a, b) => table(a).localeCompare(table(b)))
}

test('the migration is what Drizzle makes of the schema, and after it what Drizzle does not know', async () => {
  const now = await generateSQLiteDrizzleJson(schema)
  const generated = await generateSQLiteMigration(await generateSQLiteDrizzleJson({}), now)
  const [empty, ...byHand] = statementsOf(readFileSync('app/db/search-and-triggers.sql', 'utf8'))
  expect(empty).toBe('')
  const migration = statementsOf(readFileSync('drizzle/0000_init.sql', 'utf8'))
  expect(migration.slice(-byHand.length)).toEqual(byHand)
  expect(byTable(migration.slice(0, -byHand.length))).toEqual(
    byTable(generated.map((statement) => statement.trim())),
  )
})

test('a database of an older build is refused with the command that carries it over', () => {
  const made = sqlite.prepare('update __drizzle_migrations set created_at = created_at + ?')
  made.run(-1)
  for (const start of [migrate, isMigrated]) {
    expect(start).toThrow(StartRefused)
    expect(start).toThrow(/npm run import:0\.1 -- \/\S+/)
  }
  made.run(1)
})

test('a replica knows whether the primary has brought the database up to date', () => {
  expect(isMigrated()).toBe(true)
  db.run(
    'delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)',
  )
  expect(isMigrated()).toBe(false)
  db.run('drop table __drizzle_migrations')
  expect(isMigrated()).toBe(false)
})
