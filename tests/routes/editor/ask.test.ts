import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { historyOf, makeCollaborator, makePage, makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { collaborators } from '~/db/schema'
import { action } from '~/routes/editor/ask'
import { loader } from '~/routes/editor/editor'

const rows = (projectId: string) =>
  db.select().from(collaborators).where(eq(collaborators.projectId, projectId)).all()
const open = (id: string, cookie: string) =>
  callLoader(loader, { url: '/x', params: { id }, cookie })
const ask = (id: string, cookie?: string) =>
  callAction(action, { url: '/x', params: { id }, cookie })

test('GUARD-29 HIST-02 somebody without access sees no pages and asks for access, once', async () => {
  const project = makeProject({ ownerId: makeUser().id, name: 'Tidewater' })
  makePage(project.id)
  for (const user of [makeUser(), makeUser({ role: 'client' }), makeEmployee()]) {
    const cookie = await signIn(user)
    const before = await open(project.id, cookie)
    expect(before.data).toEqual({
      closed: 'ask',
      asked: false,
      removed: false,
      full: false,
      id: project.id,
      editor: null,
    })
    expect(await ask(project.id, cookie)).toMatchObject({
      status: 303,
      location: `/projects/${project.id}`,
    })
    await Promise.all([ask(project.id, cookie), ask(project.id, cookie)])
    expect(rows(project.id).filter((row) => row.userId === user.id)).toMatchObject([
      { status: 'pending' },
    ])
    expect((await open(project.id, cookie)).data).toMatchObject({
      closed: 'ask',
      asked: true,
      removed: false,
    })
  }
  expect(historyOf(project.id)).toEqual(Array(3).fill('access asked for'))
})

test('GUARD-26 asking gives no access; someone who has it asks for nothing', async () => {
  const owner = makeUser()
  const friend = makeUser()
  const project = makeProject({ ownerId: owner.id })
  makeCollaborator(project.id, friend.id)
  for (const user of [owner, friend, makeUser({ role: 'admin' })]) {
    expect((await ask(project.id, await signIn(user))).status).toBe(303)
  }
  expect(rows(project.id)).toHaveLength(1)
})

test('GUARD-29 a guest, a project without owner and an unknown one: nothing is asked', async () => {
  const project = makeProject({ ownerId: makeUser().id })
  const free = makeProject()
  expect((await ask(project.id)).location).toBe('/')
  const cookie = await signIn(makeUser())
  expect((await ask(free.id, cookie)).status).toBe(404)
  expect((await ask('gone', cookie)).status).toBe(404)
  expect([...rows(project.id), ...rows(free.id)]).toEqual([])
})

test('GUARD-28 an employee with manageProjectTemplates opens a project template, not a regular project', async () => {
  const editor = await signIn(makeEmployee({ manageProjectTemplates: true }))
  const owner = makeUser()
  const template = makeProject({ ownerId: owner.id, kind: 'project_template', name: 'Bakery' })
  makePage(template.id)
  expect((await open(template.id, editor)).data.editor?.project.name).toBe('Bakery')
  const regular = makeProject({ ownerId: owner.id })
  makePage(regular.id)
  expect((await open(regular.id, editor)).data).toMatchObject({ closed: 'ask', editor: null })
  const pageTemplates = await signIn(makeEmployee({ managePageTemplates: true }))
  expect((await open(regular.id, pageTemplates)).data).toMatchObject({ closed: 'ask' })
  // A template is nobody's to ask for.
  expect((await open(template.id, pageTemplates)).status).toBe(404)
})
