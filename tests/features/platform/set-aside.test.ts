// A node that comes back with rows that no other one has: what `scripts/set-aside` makes of them.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { compare } from '../../../scripts/set-aside/compare'
import { pageChecksum } from '../../../scripts/set-aside/page-checksum'
import { setAside } from '../../../scripts/set-aside/set-aside'

const pageSize = 4096
const place = () => mkdtempSync(join(tmpdir(), 'panelry-aside-'))

/** LiteFS's checksum of a whole database, read through SQLite's own copy of it. */
async function checksum(sqlite: Database.Database) {
  const file = join(place(), 'whole.db')
  await sqlite.backup(file)
  const bytes = readFileSync(file)
  let sum = 0n
  for (let n = 0; n * pageSize < bytes.length; n += 1) {
    sum ^= pageChecksum(n + 1, bytes.subarray(n * pageSize, (n + 1) * pageSize))
  }
  return (sum | (1n << 63n)).toString(16).padStart(16, '0')
}

/** The head and end that LiteFS gives the file of a transaction. */
function ltx(position: number, walOffset: number, wal: Buffer, before: string, after: string) {
  const bytes = Buffer.alloc(116)
  bytes.write('LTX1', 0, 'latin1')
  bytes.writeUInt32BE(pageSize, 8)
  bytes.writeBigUInt64BE(BigInt(position), 16)
  bytes.writeBigUInt64BE(BigInt(position), 24)
  bytes.writeBigInt64BE(BigInt(1_790_000_000_000 + position), 32)
  bytes.write(before, 40, 'hex')
  bytes.writeBigInt64BE(BigInt(walOffset), 48)
  wal.copy(bytes, 64, 16, 24)
  bytes.write(after, 100, 'hex')
  return bytes
}

const name = (position: number) => {
  const digits = position.toString(16).padStart(16, '0')
  return `${digits}-${digits}.ltx`
}

/** A volume whose database has two common transactions and two that nobody else has, and the database of today. */
async function makeNode({ checkpoint = false } = {}) {
  const folder = place()
  const [litefs, data, today] = ['litefs', 'data', 'today'].map((each) => join(folder, each)) as [
    string,
    string,
    string,
  ]
  const dbs = join(litefs, 'dbs/panelry.db')
  for (const each of [join(dbs, 'ltx'), data, today]) mkdirSync(each, { recursive: true })
  const work = new Database(join(folder, 'work.db'))
  work.pragma('journal_mode = WAL')
  work.pragma('wal_autocheckpoint = 0')
  work.exec(`create table primary_terms (id text primary key, node text, position integer, began_at integer);
    create table folders (id text primary key, name text, picture blob);
    create table sessions (id text primary key);
    insert into primary_terms values ('t1', 'ams1', 1, 1);
    insert into folders values ('a', 'Autumn', x'01'), ('b', 'Brand', null), ('c', 'Cafe', null)`)
  work.pragma('wal_checkpoint(TRUNCATE)')
  const wal = () => readFileSync(join(folder, 'work.db-wal'))
  work.exec("update folders set name = 'Autumn sale' where id = 'a'")
  const common = await checksum(work)
  await work.backup(join(today, 'panelry.db'))
  const offset = wal().length
  work.exec(
    "insert into folders values ('d', 'Deposit', x'ff00'); insert into sessions values ('s')",
  )
  const after3 = await checksum(work)
  const offset4 = wal().length
  if (checkpoint) work.pragma('wal_checkpoint(PASSIVE)')
  work.exec(
    "update folders set name = 'Brand book' where id = 'b'; delete from folders where id = 'c'",
  )
  const after4 = await checksum(work)
  writeFileSync(join(dbs, 'ltx', name(10)), ltx(10, 32, wal(), common, common))
  writeFileSync(join(dbs, 'ltx', name(11)), ltx(11, offset, wal(), common, after3))
  writeFileSync(join(dbs, 'ltx', name(12)), ltx(12, offset4, wal(), after3, after4))
  copyFileSync(join(folder, 'work.db'), join(dbs, 'database'))
  copyFileSync(join(folder, 'work.db-wal'), join(dbs, 'wal'))
  writeFileSync(join(data, 'was-primary'), '')
  work.close()
  const present = new Database(join(today, 'panelry.db'))
  present.exec("insert into folders values ('e', 'Elsewhere', null)")
  return { litefs, data, present, file: join(today, 'panelry.db') }
}

const takeOver = (present: Database.Database, position: number) =>
  present.prepare("insert into primary_terms values ('t2', 'iad1', ?, 2)").run(position)

const copyIn = (data: string) => {
  const all = join(data, 'set-aside')
  const [only] = readdirSync(all)
  return join(all, only as string)
}

test('a node that was the primary is copied aside once, and what it had alone is found row by row', async () => {
  const { litefs, data, present, file } = await makeNode()
  expect(setAside(litefs, data)).toContain('Copied aside')
  expect(existsSync(join(data, 'was-primary'))).toBe(false)
  expect(setAside(litefs, data)).toBeNull()
  const folder = copyIn(data)
  expect(readdirSync(folder).sort()).toEqual(['panelry.db', 'panelry.db-wal', 'transactions.json'])

  expect(compare(folder, file, 'iad1')).toBe('wait')
  takeOver(present, 10)
  const found = compare(folder, file, 'iad1')
  expect(found).toEqual({
    from: 1_790_000_000_011,
    until: 1_790_000_000_012,
    isUncertain: false,
    leftOut: 0,
    rows: [
      {
        table: 'folders',
        key: { id: 'b' },
        kind: 'changed',
        before: { id: 'b', name: 'Brand', picture: null },
        after: { id: 'b', name: 'Brand book', picture: null },
      },
      {
        table: 'folders',
        key: { id: 'd' },
        kind: 'added',
        before: null,
        after: { id: 'd', name: 'Deposit', picture: { base64: '/wA=' } },
      },
      {
        table: 'folders',
        key: { id: 'c' },
        kind: 'removed',
        before: { id: 'c', name: 'Cafe', picture: null },
        after: null,
      },
    ],
  })
})

test('only what came after the takeover is found; nothing where all was copied', async () => {
  const { litefs, data, present, file } = await makeNode()
  setAside(litefs, data)
  takeOver(present, 11)
  const found = compare(copyIn(data), file, 'iad1')
  expect(found).toMatchObject({
    isUncertain: false,
    rows: [{ key: { id: 'b' } }, { key: { id: 'c' } }],
  })
  present.exec('update primary_terms set position = 12')
  expect(compare(copyIn(data), file, 'iad1')).toBe('nothing')
})

test('when the state at the takeover cannot be made, differences from today count as uncertain', async () => {
  const { litefs, data, present, file } = await makeNode({ checkpoint: true })
  setAside(litefs, data)
  takeOver(present, 10)
  expect(compare(copyIn(data), file, 'iad1')).toMatchObject({
    isUncertain: true,
    // What was removed there cannot be told from what was added here.
    rows: [
      { key: { id: 'b' }, kind: 'changed' },
      { key: { id: 'd' }, kind: 'added' },
    ],
  })
})

test('copies are few, and one that was broken off is begun again', async () => {
  const { litefs, data } = await makeNode()
  mkdirSync(join(data, 'set-aside/1.part'), { recursive: true })
  for (const _ of [1, 2, 3]) {
    writeFileSync(join(data, 'was-primary'), '')
    setAside(litefs, data)
    await new Promise((done) => setTimeout(done, 2))
  }
  expect(readdirSync(join(data, 'set-aside'))).toHaveLength(3)
  writeFileSync(join(data, 'was-primary'), '')
  expect(setAside(litefs, data)).toContain('has 3 already')
  expect(statSync(join(data, 'was-primary')).isFile()).toBe(true)
})

test('no link of the application leads root to another folder', async () => {
  const { litefs, data } = await makeNode()
  const elsewhere = place()
  symlinkSync(elsewhere, join(data, 'set-aside'))
  expect(setAside(litefs, data)).toContain('is a link')
  expect(readdirSync(elsewhere)).toEqual([])
})

test('with more rows than can be sent, parents go first, and nobody is asked about rows that were only looked at', () => {
  const folder = place()
  const tables = `create table primary_terms (id text primary key, node text, position integer, began_at integer);
    create table log_history (id text primary key, text text);
    create table orders (id text primary key);
    create table users (id text primary key, full_name text, last_seen_at integer)`
  const make = (name: string) => {
    const sqlite = new Database(join(folder, name))
    sqlite.exec(tables)
    return sqlite
  }
  const [lost, present] = [make('panelry.db'), make('present.db')]
  const people = (seenAt: number) =>
    `insert into users with recursive n (i) as (select 1 union all select i + 1 from n where i < 2500)
      select 'u' || i, 'Ann', ${seenAt} from n`
  lost.exec(`${people(2)}; update users set full_name = 'Bo' where id = 'u7';
    insert into orders values ('order');
    insert into log_history values ('a', hex(zeroblob(4500000)));
    insert into log_history with recursive n (i) as (select 1 union all select i + 1 from n where i < 2100)
      select 'h' || i, '' from n`)
  present.exec(`${people(1)}; insert into primary_terms values ('t', 'ams2', 1, 1)`)
  for (const each of [lost, present]) each.close()
  const found = compare(folder, join(folder, 'present.db'), 'ams2')
  if (typeof found === 'string') throw new Error(found)
  expect(found.rows.slice(0, 2)).toMatchObject([
    { table: 'users', key: { id: 'u7' } },
    { table: 'orders', key: { id: 'order' } },
  ])
  // One that is too long takes no place from others.
  expect([found.rows.length, found.leftOut]).toEqual([2_000, 103])
})
