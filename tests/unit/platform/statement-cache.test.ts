import Database from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { cacheStatements } from '~/db/statement-cache.server'

function connect() {
  const sqlite = new Database(':memory:')
  sqlite.exec("create table pages (id, name); insert into pages values (1, 'Home')")
  return { sqlite, kept: cacheStatements(sqlite) }
}
const text = 'select id, name from pages where id = ?'

test('a statement is compiled once for rows as objects and once for rows as lists', () => {
  const { sqlite, kept } = connect()
  const compiled = vi.spyOn(sqlite, 'prepare')
  for (let n = 0; n < 3; n += 1) {
    expect(kept.prepare(text).all(1)).toEqual([{ id: 1, name: 'Home' }])
    expect(kept.prepare(text).raw().all(1)).toEqual([[1, 'Home']])
    expect(kept.prepare(text).get(1)).toEqual({ id: 1, name: 'Home' })
  }
  expect(compiled).toHaveBeenCalledTimes(2)
})

test('a table that changes is seen by what was compiled before', () => {
  const { sqlite, kept } = connect()
  const all = () => kept.prepare('select * from pages').all()
  all()
  sqlite.exec("alter table pages add column home default 'yes'")
  expect(all()).toEqual([{ id: 1, name: 'Home', home: 'yes' }])
})

test('no more than 400 are kept, the latest', () => {
  const { sqlite, kept } = connect()
  const ask = (n: number) => kept.prepare(`select ${n}`).get()
  for (let n = 0; n < 401; n += 1) ask(n)
  const compiled = vi.spyOn(sqlite, 'prepare')
  ask(400)
  ask(1)
  expect(compiled).toHaveBeenCalledTimes(0)
  ask(0)
  expect(compiled).toHaveBeenCalledTimes(1)
})

test('a long list, which comes in every length, takes no other statement’s place', () => {
  const { sqlite, kept } = connect()
  const ask = (n: number) => {
    const values = Array.from({ length: n }, (_, at) => at)
    return kept.prepare(`select id from pages where id in (${values.map(() => '?')})`).all(values)
  }
  kept.prepare(text).get(1)
  for (let n = 201; n < 700; n += 1) expect(ask(n)).toEqual([{ id: 1 }])
  const compiled = vi.spyOn(sqlite, 'prepare')
  kept.prepare(text).get(1)
  expect(compiled).toHaveBeenCalledTimes(0)
  ask(201)
  expect(compiled).toHaveBeenCalledTimes(1)
})
