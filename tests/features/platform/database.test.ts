import { readMigrationFiles } from 'drizzle-orm/migrator'
import { beforeEach, expect, test, vi } from 'vitest'
import { db, sqlite } from '~/db/client.server'
import { isMigrated, migrate } from '~/db/migrate.server'
import { prepared } from '~/db/prepared.server'
import { log } from '~/platform/log.server'

/** What the next update of the database does, in place of the migrations. */
const update = vi.hoisted(() => ({ does: (): unknown => undefined }))
vi.mock('drizzle-orm/better-sqlite3/migrator', () => ({ migrate: () => update.does() }))

const info = vi.spyOn(log, 'info').mockImplementation(() => {})
const list = '__drizzle_migrations'
const newest = readMigrationFiles({ migrationsFolder: 'drizzle' }).at(-1)?.folderMillis ?? 0
const apply = (at: number) => db.run(`insert into ${list} (hash, created_at) values ('x', ${at})`)

beforeEach(() => {
  info.mockClear()
  update.does = () => undefined
})

test('what is written survives a power cut, points nowhere wrong and is overwritten when it is deleted', () => {
  const set = (name: string) => sqlite.pragma(name, { simple: true })
  expect({
    journal: set('journal_mode'),
    synchronous: set('synchronous'),
    keys: set('foreign_keys'),
    waits: set('busy_timeout'),
    trusted: set('trusted_schema'),
    overwritten: set('secure_delete'),
    memory: set('cache_size'),
  }).toEqual({
    journal: 'wal',
    synchronous: 2,
    keys: 1,
    waits: 5000,
    trusted: 0,
    overwritten: 2,
    memory: -32768,
  })
})

test('a statement is prepared at its first use and kept', () => {
  let made = 0
  const statement = prepared(() => {
    made += 1
    return { made }
  })
  expect(made).toBe(0)
  const first = statement()
  expect(first).toEqual({ made: 1 })
  expect(statement()).toBe(first)
  expect(made).toBe(1)
})

test('an update of a database that is in use is told, a start without one is not', () => {
  expect(isMigrated()).toBe(true)
  migrate()
  expect(info).not.toHaveBeenCalled()
  const newer = Date.now() + 1000
  update.does = () => apply(newer)
  migrate()
  expect(info.mock.calls).toEqual([
    [{ ms: expect.any(Number) }, expect.stringContaining('up to date')],
  ])
  const [{ ms } = { ms: -1 }] = info.mock.calls[0] as unknown as [{ ms: number }]
  expect(Number.isInteger(ms) && ms >= 0 && ms < 10_000).toBe(true)
  // A version that knows less than the database is no worse for it.
  expect(isMigrated()).toBe(true)
})

test('a database that is new is made without a word', () => {
  db.run(`drop table ${list}`)
  update.does = () => {
    db.run(`create table ${list} (hash text, created_at integer)`)
    apply(newest)
  }
  migrate()
  expect(info).not.toHaveBeenCalled()
  expect(isMigrated()).toBe(true)
})

test('what fails while the database is updated ends the start', () => {
  update.does = () => {
    throw new Error('no space')
  }
  expect(migrate).toThrow('no space')
})

test('an update that rebuilds a table leaves the rows that refer to it', () => {
  sqlite.exec(`
    create table parents (id integer primary key);
    create table children (parent integer references parents on delete cascade);
    insert into parents values (1);
    insert into children values (1)`)
  update.does = () =>
    db.transaction((tx) => {
      tx.run('create table __new_parents (id integer primary key, name text)')
      tx.run('insert into __new_parents (id) select id from parents')
      tx.run('drop table parents')
      tx.run('alter table __new_parents rename to parents')
    })
  migrate()
  expect(sqlite.prepare('select parent from children').pluck().all()).toEqual([1])
  // From here on they are looked after again.
  sqlite.exec('delete from parents')
  expect(sqlite.prepare('select parent from children').pluck().all()).toEqual([])
})
