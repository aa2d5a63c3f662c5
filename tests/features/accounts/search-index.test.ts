import { expect, test } from 'vitest'
import { makeUser } from '#tests/fixtures/people'
import { makeProject } from '#tests/fixtures/projects'
import { sqlite } from '~/db/client.server'

const found = (table: 'users' | 'projects', words: string) =>
  sqlite
    .prepare<[string], { id: string }>(
      `select t.id from ${table} t join ${table}_search s on s.rowid = t.row_number
       where ${table}_search match ?`,
    )
    .all(`"${words}"`)
    .map(({ id }) => id)

test('USER-04 PROJ-19 the search indexes follow every write, a cascade included', () => {
  const user = makeUser({ fullName: 'Marlow Pine', email: 'marlow@example.com' })
  const project = makeProject({ ownerId: user.id, name: 'Harbour bakery' })
  expect(found('users', 'arlo')).toEqual([user.id])
  expect(found('projects', 'our bak')).toEqual([project.id])
  sqlite.prepare("update users set full_name = 'Wren' where id = ?").run(user.id)
  expect(found('users', 'Marlow P')).toEqual([])
  expect(found('users', 'wren')).toEqual([user.id])
  sqlite.prepare('delete from users where id = ?').run(user.id)
  expect(found('users', 'wren')).toEqual([])
  expect(found('projects', 'Harbour')).toEqual([])
})
