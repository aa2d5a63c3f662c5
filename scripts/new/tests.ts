import type { Names } from './names.ts'
import { article } from './skeletons.ts'

const imports = ({ camel }: Names, ...tested: string[]) => `import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { ${camel} } from '~/db/schema'
${tested.join('\n')}
`

const newId = `import { newId } from '~/platform/ids.server'`

export const listTest = (names: Names) => {
  const { camel, plural, pascal, title } = names
  return {
    imports: imports(
      names,
      `import { list${pascal} } from '~/features/${plural}/list-${plural}.server'`,
      newId,
    ),
    body: `
test('${title.toLowerCase()} are listed newest first, to those who manage them', () => {
  const row = (name: string, at: number) => ({ id: newId(), name, createdAt: at, updatedAt: at })
  db.insert(${camel}).values([row('First', 1), row('Second', 2)]).run()
  const read = (role: 'admin' | 'user') => list${pascal}(actorOf(makeUser({ role })), { place: null })
  expect(read('admin').${camel}.map(({ name }) => name)).toEqual(['Second', 'First'])
  expect(catchError(() => read('user')).status).toBe(403)
})
`,
  }
}

export const createTest = (names: Names) => {
  const { camel, plural, singular, One, spoken } = names
  return {
    imports: imports(
      names,
      `import { create${One} } from '~/features/${plural}/create-${singular}.server'`,
    ),
    body: `
test('${article(spoken)} is created once, however often its form is sent', () => {
  const admin = actorOf(makeUser({ role: 'admin' }))
  const input = { name: 'Created', idempotencyKey: { key: 'k', scope: admin.id } }
  expect(create${One}(admin, input)).toBe(create${One}(admin, input))
  const rows = db.select().from(${camel}).all()
  expect(rows.filter(({ name }) => name === 'Created')).toHaveLength(1)
  const user = actorOf(makeUser())
  expect(catchError(() => create${One}(user, { name: 'Another' })).status).toBe(403)
})
`,
  }
}

export const commandTest = (names: Names, file: string, name: string) => {
  const { camel, plural, spoken } = names
  return {
    imports: imports(names, `import { ${name} } from '~/features/${plural}/${file}.server'`, newId),
    body: `
test('${name} changes ${article(spoken)} that nobody else has changed', () => {
  const admin = actorOf(makeUser({ role: 'admin' }))
  const id = newId()
  db.insert(${camel}).values({ id, name: 'First', createdAt: 1, updatedAt: 1 }).run()
  ${name}(admin, { id, version: 1 })
  expect(catchError(() => ${name}(admin, { id, version: 1 })).code).toBe('stale')
  expect(catchError(() => ${name}(admin, { id: newId(), version: 1 })).status).toBe(404)
  expect(catchError(() => ${name}(actorOf(makeUser()), { id, version: 2 })).status).toBe(403)
})
`,
  }
}
