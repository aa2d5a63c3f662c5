import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sent } from '#tests/fixtures/edits'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { historyOf, makeFolder, makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { generalSettings, projects } from '~/db/schema'
import { createProject } from '~/features/projects/create-project.server'
import { createProjectSchema } from '~/features/projects/project-schema.server'
import { errorText } from '~/messages/errors'

const stored = (id: string) => db.select().from(projects).where(eq(projects.id, id)).get()
const owned = (ownerId: string) =>
  db.select().from(projects).where(eq(projects.ownerId, ownerId)).all().length

test('PROJ-12 HIST-02 a new project is in the root, unpublished, no template and black', () => {
  const user = makeUser()
  const id = createProject(actorOf(user), { name: 'Bakery' })
  expect(stored(id)).toMatchObject({
    name: 'Bakery',
    ownerId: user.id,
    folderId: null,
    published: false,
    kind: 'website',
    primaryColor: '#000000',
    secondaryColor: '#000000',
  })
  expect(historyOf(id)).toEqual(['created'])
})

test('PROJ-11 a project needs a name', () => {
  // Of the last ones nothing can be seen: a card without a name could not be found again.
  for (const input of [
    {},
    { name: '' },
    { name: '   ' },
    { name: '\u200b' },
    { name: '\u2060 ' },
    { name: '\u3164' },
    { name: '\u115f\uffa0 \u2800' },
    { name: '\ufe0f\u034f' },
  ]) {
    const [issue] = createProjectSchema.safeParse(input).error?.issues ?? []
    expect(issue).toMatchObject({ path: ['name'], message: 'This field is required' })
  }
})

test('a name is one line, trimmed, of at most 200 characters', () => {
  const parse = (name: string) => createProjectSchema.safeParse({ name })
  expect(parse('  Über\nuns ').data?.name).toBe('Über uns')
  expect(parse('x'.repeat(200)).success).toBe(true)
  expect(parse('x'.repeat(201)).error?.issues[0]).toMatchObject({
    path: ['name'],
    message: 'Must be at most 200 characters in length',
  })
})

test.each([
  ['PROJ-13 SET-05', 'user'],
  ['PROJ-14 SET-06', 'client'],
] as const)('%s a %s is refused the 4th project', (_, role) => {
  const user = makeUser({ role })
  for (let i = 0; i < 3; i++) createProject(actorOf(user), { name: `P${i}` })
  const error = catchError(() => createProject(actorOf(user), { name: 'One more' }))
  expect(error).toMatchObject({ code: 'project-limit', status: 403 })
  expect(errorText({ code: error.code, details: error })).toBe(
    'Maximum number of projects reached.',
  )
  expect(owned(user.id)).toBe(3)
})

test('PROJ-15 employees and admins have no limit', () => {
  for (const person of [makeEmployee(), makeUser({ role: 'admin' })]) {
    for (let i = 0; i < 5; i++) createProject(actorOf(person), { name: `P${i}` })
    expect(owned(person.id)).toBe(5)
  }
})

test('PROJ-13 templates do not count against the limit', () => {
  const user = makeUser()
  for (let i = 0; i < 4; i++) makeProject({ ownerId: user.id, kind: 'project_template' })
  expect(createProject(actorOf(user), { name: 'First' })).toBeTruthy()
})

test('SET-08 a changed limit is in force at once', () => {
  const user = actorOf(makeUser())
  for (let i = 0; i < 3; i++) createProject(user, { name: `P${i}` })
  db.insert(generalSettings).values({ key: 'maxProjects', value: '4' }).run()
  expect(createProject(user, { name: 'Fourth' })).toBeTruthy()
  db.delete(generalSettings).run()
  expect(catchError(() => createProject(user, { name: 'Fifth' })).code).toBe('project-limit')
})

test('a double click makes one project', () => {
  const user = makeUser()
  const input = { name: 'Once', idempotencyKey: sent('abc', user.id) }
  const first = createProject(actorOf(user), input)
  expect(createProject(actorOf(user), input)).toBe(first)
  expect(owned(user.id)).toBe(1)
  const other = makeUser()
  const theirs = { ...input, idempotencyKey: sent('abc', other.id) }
  expect(createProject(actorOf(other), theirs)).not.toBe(first)
})

test("a project cannot be put into somebody else's folder", () => {
  const user = makeUser()
  const own = makeFolder(user.id)
  expect(stored(createProject(actorOf(user), { name: 'A', folderId: own.id }))?.folderId).toBe(
    own.id,
  )
  const foreign = makeFolder(makeUser().id)
  const error = catchError(() => createProject(actorOf(user), { name: 'B', folderId: foreign.id }))
  expect(error.status).toBe(404)
  expect(owned(user.id)).toBe(1)
})
