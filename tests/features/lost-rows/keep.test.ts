import { getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeEach, expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { added, changed, foundWith } from '#tests/fixtures/lost-rows'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import * as schema from '~/db/schema'
import { logHistory, lostFinds, lostRows, mail } from '~/db/schema'
import { dropRows } from '~/features/lost-rows/drop-rows.server'
import { keepLostRows, whatIsKept } from '~/features/lost-rows/keep-lost-rows.server'
import { technicalTables } from '~/features/lost-rows/technical-tables'
import { rowNames } from '~/messages/lost-row-names'
import { limits } from '~/permissions/limits'

const folder = (id: string, name = 'Autumn') => added('folders', { id, name, owner_id: 'somebody' })
const rows = () => db.select().from(lostRows).orderBy(lostRows.id).all()
const finds = () => db.select().from(lostFinds).all()

beforeEach(() => {
  for (const table of [lostFinds, mail, logHistory]) db.delete(table).run()
})

test('every table is named in words or known as technical, not both', () => {
  const tables = Object.values(schema)
    .filter((each) => is(each, SQLiteTable))
    .map(getTableName)
  const told = [...Object.keys(rowNames), ...technicalTables]
  expect(told.toSorted()).toEqual(tables.toSorted())
})

test('rows are kept whole, in the order in which they are shown, with their blobs', () => {
  const long = 'x'.repeat(50_000)
  keepLostRows(
    foundWith(
      [
        folder('f1', long),
        changed('users', { id: 'u1', full_name: 'Ines' }, { full_name: 'Inês' }),
        added('page_ops', { id: 'o1', op: { base64: 'AAEC' } }),
      ],
      { node: 'ams1', isUncertain: true, leftOut: 4 },
    ),
  )
  expect(finds()).toMatchObject([
    { node: 'ams1', uncertain: true, leftOut: 4, decidedAt: null, firstAt: expect.any(Number) },
  ])
  expect(rows().map(({ table, kind, state }) => [table, kind, state])).toEqual([
    ['users', 'changed', 'open'],
    ['folders', 'added', 'open'],
    ['page_ops', 'added', 'open'],
  ])
  expect(rows()[0]).toMatchObject({ before: { full_name: 'Ines' }, after: { full_name: 'Inês' } })
  expect(rows()[1]).toMatchObject({ key: { id: 'f1' }, before: null, after: { name: long } })
  expect(rows()[2]?.after?.op).toEqual({ base64: 'AAEC' })
})

test('what is told twice is kept once, and mailed once', () => {
  makeUser({ role: 'admin' })
  const found = foundWith([folder('f1')])
  keepLostRows(found)
  const mails = db.select().from(mail).all().length
  keepLostRows(found)
  expect([finds().length, rows().length]).toEqual([1, 1])
  expect(mails).toBeGreaterThan(0)
  expect(db.select().from(mail).all()).toHaveLength(mails)
})

test('technical rows are nothing to decide about, nor is who was seen when', () => {
  keepLostRows(
    foundWith([
      added('sessions', { id: 's1' }),
      changed('users', { id: 'u1', last_seen_at: 1 }, { last_seen_at: 2 }),
    ]),
  )
  expect(finds()).toEqual([])
  expect(db.select().from(mail).all()).toEqual([])
})

test('admins are mailed, nobody else; the history has it', () => {
  makeUser({ role: 'admin', email: 'ada@studio.example' })
  makeUser({ role: 'admin', email: 'closed@studio.example', closedAt: 1 })
  makeUser({ email: 'ines@clients.example' })
  keepLostRows(foundWith([folder('f1'), folder('f2')], { leftOut: 3 }))
  const mails = db.select().from(mail).all()
  const to = mails.map((one) => one.to)
  expect(to).toContain('ada@studio.example')
  expect(to).not.toContain('ines@clients.example')
  expect(to).not.toContain('closed@studio.example')
  expect(mails[0]?.message).toContain('Changes: 5')
  expect(db.select().from(logHistory).all()).toMatchObject([
    { collection: 'lost_finds', action: 'found', userId: 'system' },
  ])
})

test('a find has at most so many rows and bytes; what is beyond is counted', () => {
  const many = Array.from({ length: limits.rowsOfLostFind + 2 }, (_, i) => folder(`f${i}`))
  keepLostRows(foundWith([...many, added('unheard_of', { id: 'n1' })], { leftOut: 1 }))
  expect(rows()).toHaveLength(limits.rowsOfLostFind)
  expect(finds()).toMatchObject([{ leftOut: 4 }])
  db.delete(lostFinds).run()
  const third = 'x'.repeat(limits.bytesOfLostFind / 3)
  keepLostRows(foundWith([folder('f1', third), folder('f2', third), folder('f3', third)]))
  expect(rows()).toHaveLength(2)
  expect(finds()).toMatchObject([{ leftOut: 1 }])
})

test('too many finds to decide about: one more is refused and comes again when one is decided', () => {
  for (let i = 0; i < limits.lostFinds; i += 1) keepLostRows(foundWith([folder(`f${i}`)]))
  const found = foundWith([folder('more')])
  expect(catchError(() => keepLostRows(found))).toMatchObject({
    code: 'lost-finds-full',
    status: 503,
  })
  expect(finds()).toHaveLength(limits.lostFinds)
  db.update(lostFinds).set({ decidedAt: 1 }).run()
  keepLostRows(found)
  expect(finds()).toHaveLength(limits.lostFinds + 1)
})

test('the node hears whether all of it is here, and whether admins have decided', () => {
  const admin = actorOf(makeUser({ role: 'admin' }))
  const [whole, partly] = [foundWith([folder('f1')]), foundWith([folder('f2')], { leftOut: 2 })]
  expect([whole, partly].map(keepLostRows)).toEqual(['whole', 'partly'])
  // A table that has no name here is a row that only the node has.
  const unnamed = foundWith([added('unheard_of', { id: 'n1' })])
  expect(keepLostRows(unnamed)).toBe('partly')
  expect(keepLostRows(foundWith([added('sessions', { id: 's1' })]))).toBe('whole')
  const asked = () => [whole.id, partly.id, unnamed.id, 'none'].map((id) => whatIsKept(id))
  expect(asked()).toEqual(['whole', 'partly', 'partly', null])
  dropRows(admin, { findId: partly.id, rows: 'all' })
  expect(asked()).toEqual(['whole', 'decided', 'partly', null])
  expect(keepLostRows(partly)).toBe('decided')
})
