import { expect, test } from 'vitest'
import { makeUser } from '#tests/fixtures/people'
import { makeProject } from '#tests/fixtures/projects'
import { db, sqlite } from '~/db/client.server'
import { projects, users } from '~/db/schema'
import { indexBeforeSearch, indexWaiting, mergeIndexes } from '~/db/search-index.server'
import { transaction } from '~/db/transaction.server'
import { byName } from '~/features/lists/name-search.server'
import { matches } from '~/features/lists/search.server'

const foundUsers = (typed: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(matches(typed, byName))
    .all()
    .map(({ id }) => id)
const foundProjects = (typed: string) =>
  db
    .select({ id: projects.id })
    .from(projects)
    .where(matches(typed, { table: projects, index: 'projects' }))
    .all()
    .map(({ id }) => id)
const indexed = (table: string, word: string) =>
  sqlite.prepare(`select rowid from ${table} where ${table} match ?`).all(word).length

test('USER-04 PROJ-19 the search indexes follow every write, a cascade included', () => {
  const user = makeUser({ fullName: 'Marlow Pine', email: 'zulu@example.com' })
  const project = makeProject({ ownerId: user.id, name: 'Harbour bakery' })
  expect(foundUsers('arlo')).toEqual([user.id])
  expect(foundUsers('pi')).toEqual([user.id])
  expect(foundUsers('zu')).toEqual([user.id])
  expect(foundUsers('co')).toEqual([])
  expect(foundProjects('our bak')).toEqual([project.id])
  sqlite.prepare("update users set full_name = 'Wren' where id = ?").run(user.id)
  expect(foundUsers('Marlow P')).toEqual([])
  expect(foundUsers('pi')).toEqual([])
  expect(foundUsers('wren')).toEqual([user.id])
  sqlite.prepare('delete from users where id = ?').run(user.id)
  expect(foundUsers('wren')).toEqual([])
  expect(foundProjects('Harbour')).toEqual([])
  expect(indexed('users_search', 'wren') + indexed('projects_search', 'harbour')).toBe(0)
})

test('USER-04 what a transaction writes stands in the index when it ends, and not when it fails', () => {
  const user = makeUser({ fullName: 'Tamsin' })
  transaction((tx) => tx.update(users).set({ fullName: 'Örjan' }).run())
  expect(indexed('users_search', 'orjan')).toBeGreaterThan(0)
  expect(() =>
    transaction((tx) => {
      tx.update(users).set({ fullName: 'Quade' }).run()
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(foundUsers('quade')).toEqual([])
  expect(foundUsers('orjan')).toContain(user.id)
})

test('USER-04 what an update of the installation leaves is indexed in pieces, what is written meanwhile at once', () => {
  while (indexWaiting({ later: true }));
  for (let i = 0; i < 300; i += 1) makeUser({ fullName: `Crowd ${i}` })
  sqlite.exec('update search_waiting set urgent = 0')
  const late = makeUser({ fullName: 'Somebody new' })
  expect(foundUsers('somebody')).toEqual([late.id])
  expect(foundUsers('crowd')).toEqual([])
  expect(indexWaiting({ later: true })).toBe(true)
  expect(foundUsers('crowd')).toHaveLength(200)
  expect(indexWaiting({ later: true })).toBe(false)
  expect(foundUsers('crowd')).toHaveLength(300)
})

test('a search answers also where nothing can be written', () => {
  const { id } = makeUser({ fullName: 'Written Outside' })
  sqlite.prepare("update users set full_name = 'Renamed Outside' where id = ?").run(id)
  sqlite.exec(
    "create trigger full before delete on search_waiting begin select raise(abort, 'full'); end",
  )
  try {
    expect(indexBeforeSearch).not.toThrow()
  } finally {
    sqlite.exec('drop trigger full')
  }
  expect(indexWaiting()).toBe(false)
})

test('what was erased leaves the pages of the indexes too, in parts', () => {
  const { id } = makeUser({ fullName: 'Quokka Zwick' })
  for (let n = 0; n < 40; n += 1) makeUser({ fullName: `Somebody ${n}` })
  indexBeforeSearch()
  const pages = (index: string, term: string) =>
    sqlite
      .prepare(`select count(*) as n from ${index}_data where instr(block, cast(? as blob)) > 0`)
      .pluck()
      .get(term)
  sqlite.prepare('delete from users where id = ?').run(id)
  indexBeforeSearch()
  expect(pages('users_search', 'uok')).not.toBe(0)
  let parts = 1
  while (mergeIndexes()) parts += 1
  expect(parts).toBeGreaterThan(14)
  expect(pages('users_search', 'uok')).toBe(0)
  expect(foundUsers('Somebody 3')).toHaveLength(11)
})

test('deleting much does not merge an index in one go', () => {
  const indexes = sqlite
    .prepare("select name from sqlite_schema where sql like 'create virtual table%using fts5%'")
    .pluck()
    .all()
  expect(indexes).toHaveLength(14)
  for (const index of indexes) {
    const share = sqlite.prepare(`select v from ${index}_config where k = 'deletemerge'`).pluck()
    expect(share.get(), String(index)).toBe(0)
  }
})
