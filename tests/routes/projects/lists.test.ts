import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { makeCollaborator, makeFolder, makePage, makeProject } from '#tests/fixtures/projects'
import { loader as editor } from '~/routes/editor/editor'
import { loader as all } from '~/routes/projects/all-projects'
import { action as deleteFolder } from '~/routes/projects/delete-folder'
import { loader as folderScreen } from '~/routes/projects/folder'
import { action as move } from '~/routes/projects/move-project'
import { loader as mine } from '~/routes/projects/my-projects'
import { action as newFolder } from '~/routes/projects/new-folder'
import { action as newProject } from '~/routes/projects/new-project'
import { action as renameFolder } from '~/routes/projects/rename-folder'
import { action as renameProject, loader as renameScreen } from '~/routes/projects/rename-project'

const names = (of?: { projects: readonly { name: string }[] } | null) =>
  of?.projects.map((p) => p.name)
const flashOf = (cookie: string) =>
  Buffer.from(decodeURIComponent(cookie.split('=')[1] ?? ''), 'base64').toString()

test('PROJ-09 PROJ-17 PROJ-45 the root shows folders, its projects and what is shared; a folder its own only', async () => {
  const user = makeUser()
  const cookie = await signIn(user)
  const folder = makeFolder(user.id, 'Clients')
  makeProject({ ownerId: user.id, name: 'Root' })
  makeProject({ ownerId: user.id, name: 'Inside', folderId: folder.id })
  const other = makeProject({ ownerId: makeUser().id, name: 'Theirs' })
  makeCollaborator(other.id, user.id)
  const root = await callLoader(mine, { url: '/projects', cookie })
  expect(root.data.folders.map((f) => f.name)).toEqual(['Clients'])
  expect([names(root.data.own), names(root.data.shared)]).toEqual([['Root'], ['Theirs']])
  const found = await callLoader(mine, { url: '/projects?q=i', cookie })
  expect([names(found.data.own), names(found.data.shared)]).toEqual([['Inside'], ['Theirs']])
  const none = await callLoader(mine, { url: '/projects?q=zebra', cookie })
  expect([names(none.data.own), names(none.data.shared)]).toEqual([[], []])
  const inside = await callLoader(folderScreen, {
    url: `/projects/folder/${folder.id}`,
    params: { id: folder.id },
    cookie,
  })
  expect([inside.data.name, names(inside.data.own)]).toEqual(['Clients', ['Inside']])
})

test('GUARD-22 a folder shows nothing of it to others; a guest is led to Home', async () => {
  const folder = makeFolder(makeUser().id, 'Secret')
  const open = (cookie?: string) =>
    callLoader(folderScreen, { url: '/x', params: { id: folder.id }, cookie })
  expect(await open()).toMatchObject({ status: 302, location: '/', data: null })
  for (const facts of [{}, { role: 'client' as const }, { role: 'admin' as const }]) {
    const answer = await open(await signIn(makeUser(facts)))
    expect(answer.status).toBe(404)
    expect(JSON.stringify(answer.data)).not.toContain('Secret')
  }
})

test('GUARD-21 All Projects is for an admin and for an employee with manageProjects', async () => {
  const open = (cookie?: string) => callLoader(all, { url: '/projects/all', cookie })
  expect(await open()).toMatchObject({ status: 302, location: '/' })
  for (const user of [
    makeUser(),
    makeUser({ role: 'client' }),
    makeEmployee(),
    makeUser({ manageProjects: true }),
  ]) {
    expect(await open(await signIn(user))).toMatchObject({ status: 302, location: '/', data: null })
  }
  for (const user of [makeUser({ role: 'admin' }), makeEmployee({ manageProjects: true })]) {
    expect((await open(await signIn(user))).status).toBe(200)
  }
})

test('PROJ-19 All Projects is filtered by when they were made; by default it is not', async () => {
  const cookie = await signIn(makeUser({ role: 'admin' }))
  const day = 24 * 60 * 60 * 1000
  makeProject({ name: 'Almanac old', createdAt: Date.now() - 61 * day })
  makeProject({ name: 'Almanac new', createdAt: Date.now() - 59 * day })
  const list = async (query: string) =>
    names((await callLoader(all, { url: `/projects/all?q=almanac${query}`, cookie })).data.all)
  expect(await list('')).toEqual(['Almanac new', 'Almanac old'])
  expect(await list('&created=60')).toEqual(['Almanac new'])
  expect(await list('&created=7')).toEqual([])
  expect(await list('&created=toString')).toHaveLength(2)
})

test('PROJ-16 PROJ-46 folders are made, renamed and deleted, each with its message', async () => {
  const user = makeUser()
  const cookie = await signIn(user)
  const made = await callAction(newFolder, { url: '/x', cookie, form: { name: 'Clients' } })
  expect(made).toMatchObject({ status: 303, location: '/projects' })
  expect(flashOf(made.cookie)).toContain('Folder successfully created.')
  const empty = await callAction(newFolder, { url: '/x', cookie, form: { name: ' ' } })
  expect(empty.status).toBe(400)
  expect(JSON.stringify(empty.data)).toContain('This field is required')

  const { id } = makeFolder(user.id)
  const params = { id }
  const rename = (form: Record<string, string>) =>
    callAction(renameFolder, { url: '/x', params, cookie, form })
  const renamed = await rename({ name: 'New', version: '1' })
  expect(renamed).toMatchObject({ status: 303, location: '/projects' })
  expect(flashOf(renamed.cookie)).toContain('Folder renamed.')
  expect((await rename({ name: 'Newer', version: '1' })).status).toBe(409)
  const deleted = await callAction(deleteFolder, { url: '/x', params, cookie })
  expect(deleted).toMatchObject({ status: 303, location: '/projects' })
  expect(flashOf(deleted.cookie)).toContain('Folder deleted.')
  expect((await callAction(deleteFolder, { url: '/x', params, cookie })).status).toBe(404)
})

test('PROJ-17 a project made in a folder is in it, and in nobody else’s', async () => {
  const user = makeUser()
  const cookie = await signIn(user)
  const make = (folder: string) =>
    callAction(newProject, { url: '/x', params: { id: folder }, cookie, form: { name: 'Kiln' } })
  const folder = makeFolder(user.id)
  expect((await make(folder.id)).status).toBe(303)
  const inside = await callLoader(folderScreen, { url: '/x', params: { id: folder.id }, cookie })
  expect(names(inside.data.own)).toEqual(['Kiln'])
  expect((await make(makeFolder(makeUser().id).id)).status).toBe(404)
})

test('PROJ-18 PROJ-46 a project is moved and renamed from its list, and back to it', async () => {
  const user = makeUser()
  const cookie = await signIn(user)
  const folder = makeFolder(user.id)
  const { id } = makeProject({ ownerId: user.id, name: 'Old' })
  const call = { params: { id }, cookie }
  const moved = await callAction(move, {
    ...call,
    url: `/projects/${id}/move?in=root`,
    form: { folderId: folder.id },
  })
  expect(moved).toMatchObject({ status: 303, location: '/projects' })
  expect(flashOf(moved.cookie)).toContain('Project moved successfully.')
  const back = await callAction(move, { ...call, url: '/x', form: { folderId: '' } })
  expect(back.location).toBe(`/projects/folder/${folder.id}`)
  const gone = await callAction(move, { ...call, url: '/x', form: { folderId: 'gone' } })
  expect(gone.status).toBe(400)
  const renamed = await callAction(renameProject, {
    ...call,
    url: `/projects/${id}/rename?q=ol&in=root`,
    form: { name: 'New', version: '1' },
  })
  expect(renamed).toMatchObject({ status: 303, location: '/projects?q=ol' })
  expect(flashOf(renamed.cookie)).toContain('Project renamed.')
})

test('PROJ-19 a dialog of All Projects lies over All Projects', async () => {
  const { id } = makeProject({ ownerId: makeUser().id })
  const cookie = await signIn(makeUser({ role: 'admin' }))
  const open = (query: string, who = cookie) =>
    callLoader(renameScreen, { url: `/x${query}`, params: { id }, cookie: who })
  expect((await open('?q=tide&created=60&in=all')).data.list.address).toBe(
    '/projects/all?q=tide&created=60',
  )
  expect((await open('')).data.list.kind).toBe('all')
  expect((await open('?in=all', await signIn(makeUser()))).status).toBe(404)
})

test('PROJ-37 PROJ-38 the editor leads back to the folder, or an admin to All Projects', async () => {
  const owner = makeUser()
  const folder = makeFolder(owner.id)
  const project = makeProject({ ownerId: owner.id, folderId: folder.id })
  makePage(project.id)
  const backTo = async (user: typeof owner) => {
    const call = { url: '/x', params: { id: project.id }, cookie: await signIn(user) }
    return (await callLoader(editor, call)).data.editor?.backTo
  }
  expect(await backTo(owner)).toBe(`/projects/folder/${folder.id}`)
  expect(await backTo(makeUser({ role: 'admin' }))).toBe('/projects/all')
  expect(await backTo(makeEmployee({ manageProjects: true }))).toBe('/projects/all')
})
