import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeUser, signIn } from '#tests/fixtures/people'
import { acquaint } from '#tests/fixtures/profiles'
import { makeCollaborator, makePage, makeProject } from '#tests/fixtures/projects'
import { loader as root } from '~/root'
import { action as acceptAll } from '~/routes/editor/collaborators/accept-all'
import { action as add, loader } from '~/routes/editor/collaborators/add'
import { action as leave } from '~/routes/editor/collaborators/leave'
import { action as remove } from '~/routes/editor/collaborators/remove'
import { loader as editor } from '~/routes/editor/editor'

const owner = makeUser({ emailVerifiedAt: 1 })
const cookie = await signIn(owner)

const setUp = () => {
  const project = makeProject({ ownerId: owner.id })
  makePage(project.id)
  return project
}
/** Where an action led, and what the next page says. */
async function said(
  answer: { status: number; location: string | null; cookie: string },
  as = cookie,
) {
  const { data } = await callLoader(root, { url: '/projects', cookie: `${as}; ${answer.cookie}` })
  return [answer.status, answer.location?.split(/[?#]/)[0], data.flash?.text]
}

test('COLLAB-03 one is added in the singular, two in the plural', async () => {
  const { id } = setUp()
  const post = (...user: string[]) =>
    callAction(add, { url: '/x', params: { id }, cookie, form: { user } })
  const editorOf = `/projects/${id}`
  const known = () => acquaint(owner.id, makeUser()).id
  expect(await said(await post(known()))).toEqual([303, editorOf, '1 collaborator added'])
  expect(await said(await post(known(), known()))).toEqual([303, editorOf, '2 collaborators added'])
})

test('UI-33 COLLAB-04 the search keeps who was chosen; a refused form too', async () => {
  const { id } = setUp()
  const [one, two] = [
    acquaint(owner.id, makeUser({ fullName: 'Quentin Ash' })),
    acquaint(owner.id, makeUser({ fullName: 'Quentin Bell' })),
  ]
  makeUser({ fullName: 'Quentin the stranger' })
  const url = `/projects/${id}/collaborators/add?q=quent&user=${one.id}&user=${owner.id}`
  const { data } = await callLoader(loader, { url, params: { id }, cookie })
  expect(data.found.map(({ label }) => label)).toEqual([one.fullName, two.fullName])
  expect(data.chosen.map(({ label }) => label)).toEqual([one.fullName])
  expect(data.found.every(({ note }) => note === null)).toBe(true)
  const post = (user: string[]) => callAction(add, { url, params: { id }, cookie, form: { user } })
  expect(await post([])).toMatchObject({
    status: 400,
    data: {
      error: {
        field: 'user',
        text: 'Please choose at least one person, or invite someone by email.',
      },
    },
  })
  const many = Array.from({ length: 101 }, () => acquaint(owner.id, makeUser()).id)
  const refused = await post(many)
  expect(refused.status).toBe(409)
  expect((refused.data as { chosen: unknown[] }).chosen).toHaveLength(100)
})

test('COLLAB-04 an email is invited beside the people who are added; a wrong one stays in its field', async () => {
  const { id } = setUp()
  const post = (email: string, ...user: string[]) =>
    callAction(add, { url: '/x', params: { id }, cookie, form: { user, email } })
  const known = acquaint(owner.id, makeUser())
  const editorOf = `/projects/${id}`
  expect(await said(await post('one@else.example'))).toEqual([303, editorOf, 'Invite created'])
  expect(await said(await post('two@else.example', known.id))).toEqual([
    303,
    editorOf,
    '1 collaborator added, and an invite created',
  ])
  expect(await post('nonsense')).toMatchObject({
    status: 400,
    data: { error: { field: 'email' }, typed: 'nonsense' },
  })
  expect(await post(' ONE@else.example ')).toMatchObject({
    status: 409,
    data: { error: { field: 'email', text: 'This email has already been invited.' } },
  })
  // An address that was searched for is put where it invites.
  const url = `/projects/${id}/collaborators/add?q=three%40else.example`
  const { data } = await callLoader(loader, { url, params: { id }, cookie })
  expect(data).toMatchObject({ found: [], email: 'three@else.example' })
})

test('COLLAB-08 COLLAB-10 COLLAB-11 what the specification says word by word', async () => {
  const { id } = setUp()
  const friend = makeUser()
  const params = { id, collaborator: makeCollaborator(id, friend.id).id }
  makeCollaborator(id, makeUser().id, 'pending')
  const call = (action: typeof remove, as = cookie) =>
    callAction(action, { url: '/x', params, cookie: as })
  expect((await said(await call(acceptAll)))[2]).toBe('Accepted all requests')
  expect((await said(await call(remove)))[2]).toBe('Collaborator removed')
  expect((await call(remove)).status).toBe(404)
  makeCollaborator(id, friend.id)
  const theirs = await signIn(friend)
  expect(await said(await call(leave, theirs), theirs)).toEqual([
    303,
    '/projects',
    'You left as collaborator',
  ])
})

test('COLLAB-10 the open editor of a removed person shows the refusal, and nothing of the project', async () => {
  const { id } = setUp()
  const friend = makeUser()
  const theirs = await signIn(friend)
  const { id: collaborator } = makeCollaborator(id, friend.id)
  const open = () => callLoader(editor, { url: `/projects/${id}`, params: { id }, cookie: theirs })
  expect((await open()).data.editor).not.toBeNull()
  await callAction(remove, { url: '/x', params: { id, collaborator }, cookie })
  expect(await open()).toMatchObject({ status: 403, data: { closed: 'ask', editor: null } })
})
