import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { beforeAll, expect, test } from 'vitest'
import { folderOf01, tablesOf } from '#tests/fixtures/folder-0.1'
import { noBucket } from '#tests/fixtures/no-bucket'
import { StartRefused } from '~/platform/start-refused'
import { refuseUnusableData } from '~/platform/usable-data.server'
import { copyTables } from '../../../scripts/import-0.1/copy-tables'
import { type Mapping, mapping } from '../../../scripts/import-0.1/mapping'

const old = folderOf01()
const place = () => join(mkdtempSync(join(tmpdir(), 'panelry-import-')), 'data')
const words = (...folders: string[]) => ['--import', 'tsx', 'scripts/import-0.1.ts', ...folders]
const env = (dir: string) => ({
  ...process.env,
  ...noBucket,
  DATA_DIR: dir,
  DATABASE_DIR: '',
  LITEFS_URL: 'http://localhost:20202',
  SESSION_SECRET: '',
})
const run = (dir: string, ...folders: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, words(...folders), {
    env: env(dir),
    encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}` }
}
const refused = (why: RegExp) => ({ status: 1, said: expect.stringMatching(why) })
/** A copy of the old folder, spoiled. */
const spoiled = (how: (folder: string) => void) => {
  const folder = place()
  cpSync(old, folder, { recursive: true })
  how(folder)
  return folder
}
const inDatabase = (folder: string, sql: string) => {
  const sqlite = new Database(join(folder, 'panelry.db'))
  sqlite.exec(sql)
  sqlite.close()
}
const open = (folder: string) => new Database(join(folder, 'panelry.db'), { readonly: true })
const rowsOf = (sqlite: Database.Database, table: string, columns: string[]) =>
  sqlite
    .prepare(`select ${columns.map((name) => `"${name}"`)} from "${table}"`)
    .safeIntegers()
    .raw()
    .all()
/** The columns of a table of 0.1 that are kept, and what they are called now. */
const keptOf = (sqlite: Database.Database, table: string) =>
  (sqlite.pragma(`table_xinfo("${table}")`) as { name: string }[]).flatMap(({ name }) => {
    const now = mapping.columns[table]?.[name]
    return now === null ? [] : [{ name, now: now ?? name }]
  })

const expectWhole = (dir: string) => {
  const [before, after] = [open(old), open(dir)]
  const tables = tablesOf(before).filter((table) => !mapping.leftOut.includes(table))
  expect(tables.length).toBeGreaterThan(80)
  for (const table of tables) {
    const kept = keptOf(before, table)
    const rows = rowsOf(
      before,
      table,
      kept.map(({ name }) => name),
    )
    expect(rows.length, table).toBeGreaterThan(0)
    const now = mapping.tables[table] ?? table
    expect(
      rowsOf(
        after,
        now,
        kept.map((column) => column.now),
      ),
      table,
    ).toEqual(expect.arrayContaining(rows))
  }
  const triggers = "select name from sqlite_master where type = 'trigger' order by name"
  const kept = (name: unknown) =>
    !/^(note_)?attachments_|^file_uses_|^request_|^downloads_/.test(String(name))
  expect(after.prepare(triggers).pluck().all().filter(kept)).toEqual(
    before.prepare(triggers).pluck().all().filter(kept),
  )
  expectFiles(before, after)
  expect(after.pragma('foreign_key_check')).toEqual([])
  const found = (index: string, words: string) =>
    after.prepare(`select rowid from ${index} where ${index} match ?`).pluck().all(words)
  expect(found('requests_search', '"poster"')).toEqual([1])
  expect(found('messages_search', '"zlutoucky"')).toEqual([1])
  expect(rowsOf(after, 'search_waiting', ['kind'])).toEqual([])
  for (const sqlite of [before, after]) sqlite.close()
  expect(readdirSync(dir).sort()).toEqual(['files', 'panelry.db', 'session-secret'])
  expect(readFileSync(join(dir, 'files/logos/a.png'), 'utf8')).toBe('picture')
  expect(statSync(join(dir, 'session-secret')).mode & 0o777).toBe(0o600)
  expect(() => refuseUnusableData(dir, dir)).not.toThrow()
}

/** Uploads with their uses, and orders that were begun, whose tables are others now. */
function expectFiles(before: Database.Database, after: Database.Database) {
  const all = (sqlite: Database.Database, select: string) => sqlite.prepare(select).raw().all()
  const ofOne = {
    attachments: `conversation_id || coalesce(message_id, '') || coalesce(field_id, '')`,
    note_attachments: 'note_id',
    draft_files: 'draft_id || field',
    order_draft_files: 'draft_id || field',
    profile_files: 'profile_id || folder',
  }
  for (const [table, whose] of Object.entries(ofOne)) {
    const name = table === 'profile_files' ? 'name' : 'original_name'
    const uses = all(before, `select id, file, ${name}, type, size, ${whose} from ${table}`)
    expect(uses.length, table).toBeGreaterThan(0)
    expect(
      all(
        after,
        `select u.id, u.file, f.name, f.type, f.size, coalesce(u.conversation_id, u.note_id, u.draft_id, u.profile_id)
           || coalesce(u.message_id, '') || coalesce(u.field, '') from file_uses u join files f using (file)`,
      ),
      table,
    ).toEqual(expect.arrayContaining(uses))
  }
  const { draft } = after
    .prepare(`select "values" as draft from drafts where draft_key not like 'order:%'`)
    .get() as { draft: string }
  expect(JSON.parse(draft)).toEqual({ text: 'Hi', mention: ['u1'], idempotencyKey: 's1' })
  const begun = all(before, `select id, "values", at, 'order:' || order_form_id from order_drafts`)
  expect(begun.length).toBeGreaterThan(0)
  expect(all(after, 'select id, "values", saved_at, draft_key from drafts')).toEqual(
    expect.arrayContaining(begun),
  )
}

const carried = place()
/** Processes are started here, which takes its time beside others. */
const patient = { timeout: 120_000 }
beforeAll(() => {
  expect(run(carried, old)).toEqual({
    status: 0,
    said: expect.stringMatching(/: \d+ tables with \d+ rows, 2 files, in [\d.]+ s\n$/),
  })
}, patient.timeout)

test('every row and file of 0.1 arrives as it was, and is found by its words', () => {
  expectWhole(carried)
})

test('the old folder stays as it is, and can be carried over again', patient, () => {
  expect(existsSync(join(old, 'files/logos/a.png'))).toBe(true)
  rmSync(join(carried, 'files/logos/a.png'))
  expect(readFileSync(join(old, 'files/logos/a.png'), 'utf8')).toBe('picture')
  const dir = place()
  expect(run(dir, old).status).toBe(0)
  expectWhole(dir)
})

test('what was interrupted is started by no server; the next import ends it', patient, async () => {
  const dir = place()
  const child = spawn(process.execPath, words(old), { env: env(dir) })
  const over = new Promise((ended) => child.once('exit', ended))
  while (!existsSync(join(dir, 'importing-0.1/panelry.db')) && child.exitCode === null) await turn()
  child.kill('SIGKILL')
  await over
  expect(readdirSync(dir)).toEqual(['importing-0.1'])
  expect(() => refuseUnusableData(dir, dir)).toThrow(StartRefused)
  expect(() => refuseUnusableData(dir, dir)).toThrow(/npm run import:0\.1/)
  // As if it had been cut while files were put in place.
  mkdirSync(join(dir, 'files/logos'), { recursive: true })
  writeFileSync(join(dir, 'files/logos/a.png'), 'half')
  expect(run(dir, join(old, 'files'))).toEqual(refused(/^There is no database/))
  expect(() => refuseUnusableData(dir, dir)).toThrow(StartRefused)
  expect(run(dir, old).status).toBe(0)
  expectWhole(dir)
})

test('what cannot be carried over is refused in a sentence, and leaves nothing', patient, () => {
  const dir = place()
  expect(run(dir)).toEqual(refused(/^Say which folder/))
  expect(run(dir, join(old, 'files'))).toEqual(refused(/^There is no database in/))
  expect(run(join(old, 'new'), old)).toEqual(refused(/lie within each other/))
  const cases: [why: RegExp, sql: string][] = [
    [/Nothing says where the table extra of 0\.1 goes/, 'create table extra (id)'],
    [/start the last 0\.1 build on it once/, 'delete from __drizzle_migrations where rowid = 2'],
    [/start the last 0\.1 build on it once/, 'drop table __drizzle_migrations'],
    [
      /panelry\.db is damaged: \d+ rows refer to missing rows/,
      'pragma foreign_keys = off; delete from users',
    ],
  ]
  for (const [why, sql] of cases) {
    expect(
      run(
        dir,
        spoiled((folder) => inDatabase(folder, sql)),
      ),
      sql,
    ).toEqual(refused(why))
    expect(existsSync(dir) ? readdirSync(dir) : []).toEqual([])
  }
  const cut = spoiled((folder) => writeFileSync(join(folder, 'restore-unfinished'), ''))
  expect(run(dir, cut)).toEqual(refused(/restore .* was interrupted/))
  expect(run(carried, old)).toEqual(refused(/is not empty/))
})

/** Two databases in memory, the old one with two requests, and what becomes of them. */
function copied(schema: string, said: Partial<Mapping>) {
  const [before, after] = [new Database(':memory:'), new Database(':memory:')]
  before.exec(`
    create table wishes (id text primary key, label text, gone text, pieces integer);
    insert into wishes (rowid, id, label, gone, pieces)
      values (5, 'a', 'A poster', 'x', 2), (9, 'b', 'B', 'x', 3);
    create table pictures (id text primary key, wish text);
    insert into pictures values ('p', 'b')`)
  after.exec(schema)
  const all = { leftOut: [], tables: {}, columns: {}, computed: {}, moved: [], ...said }
  const told = copyTables(before, after, all)
  return { told, all: (sql: string) => after.prepare(sql).raw().all() }
}

test('tables and columns get new names, columns are computed, rows go to a second table', () => {
  const { told, all } = copied(
    `create table requests (id text primary key, title text, size text);
     create table files (id text primary key, request_id text);
     insert into files values ('of the migration', '');
     create table log (text text);
     create trigger told after insert on requests begin insert into log values (new.id); end`,
    {
      tables: { wishes: 'requests', pictures: 'files' },
      columns: {
        wishes: { label: 'title', gone: null, pieces: null },
        pictures: { wish: 'request_id' },
      },
      computed: { wishes: { size: "pieces || ' pieces'" } },
      moved: [
        {
          from: 'wishes where pieces > 2',
          into: 'files',
          columns: { id: 'gone', request_id: 'id' },
        },
      ],
    },
  )
  expect(told).toEqual({ tables: 2, rows: 4 })
  expect(all('select rowid, id, title, size from requests order by rowid')).toEqual([
    [5, 'a', 'A poster', '2 pieces'],
    [9, 'b', 'B', '3 pieces'],
  ])
  expect(all('select id, request_id from files order by id')).toEqual([
    ['p', 'b'],
    ['x', 'b'],
  ])
  expect(all('select * from log')).toEqual([])
  expect(all("select name from sqlite_master where type = 'trigger'")).toEqual([['told']])
})

test('a table, a column, a row or a value that does not arrive ends the import', () => {
  const both = { leftOut: ['pictures'], tables: { wishes: 'requests' } }
  expect(() => copied('create table wishes (id, label, gone, pieces)', {})).toThrow(
    'Nothing says where the table pictures of 0.1 goes.',
  )
  expect(() => copied('create table requests (id, label, gone)', both)).toThrow(
    'Nothing says where wishes.pieces of 0.1 goes.',
  )
  const table = (type: string, more = '') =>
    `create table requests (id text primary key ${more}, label text, gone text, pieces ${type})`
  expect(copied(table('integer'), both).told).toEqual({ tables: 1, rows: 2 })
  expect(() => copied(table('text'), both)).toThrow(/requests did not arrive whole: .*changed/)
  const moved = [{ from: 'pictures', into: 'requests', columns: { id: 'id' } }]
  expect(() => copied(table('integer'), { ...both, moved })).toThrow(/the same columns/)
  const replaces = table('integer').replace('label text', 'label text unique on conflict replace')
  const same = { ...both, columns: { wishes: { label: 'gone', gone: 'label' } } }
  expect(() => copied(replaces, same)).toThrow(/did not arrive whole: 1 rows of 2/)
})
