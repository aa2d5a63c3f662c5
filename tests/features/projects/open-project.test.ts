import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sent } from '#tests/fixtures/edits'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { guest, historyOf, makeCollaborator, makeProject } from '#tests/fixtures/projects'
import { screenAt } from '#tests/fixtures/routes'
import { db } from '~/db/client.server'
import { projects } from '~/db/schema'
import { backLink } from '~/features/projects/back-link'
import { openProject } from '~/features/projects/open-project.server'
import { startGuestProject } from '~/features/projects/start-guest-project.server'

test('PROJ-01 a guest starts with a project without owner', () => {
  const id = startGuestProject(guest())
  expect(db.select().from(projects).where(eq(projects.id, id)).get()?.ownerId).toBeNull()
  expect(historyOf(id)).toEqual(['created'])
})

test('PROJ-02 starting again leads a guest to the same project', () => {
  const id = startGuestProject(guest())
  expect(startGuestProject(guest(id))).toBe(id)
})

test('PROJ-02 a double click of Start designing makes one project', () => {
  const form = { idempotencyKey: sent('k1') }
  const id = startGuestProject(guest(), form)
  expect(startGuestProject(guest(), form)).toBe(id)
})

test('PROJ-02 a guest whose project now belongs to an account gets a new one', () => {
  const form = { idempotencyKey: sent('k2') }
  const id = startGuestProject(guest(), form)
  db.update(projects).set({ ownerId: makeUser().id }).where(eq(projects.id, id)).run()
  expect(startGuestProject(guest(id))).not.toBe(id)
  expect(startGuestProject(guest(), form)).not.toBe(id)
})

test('GUARD-23 a guest opens the project of their cookie', () => {
  const project = makeProject()
  const opening = openProject(guest(project.id), project.id)
  expect(opening).toMatchObject({
    kind: 'open',
    project: { id: project.id },
    access: { accountFeatures: false, manage: false },
  })
})

test('GUARD-24 a project with an owner shows a guest nothing and asks to log in', () => {
  const project = makeProject({ ownerId: makeUser().id })
  expect(openProject(guest(), project.id)).toEqual({ kind: 'log-in' })
  expect(openProject(guest(project.id), project.id)).toEqual({ kind: 'log-in' })
})

test('GUARD-30 an unknown id is missing, for everybody', () => {
  expect(openProject(guest(), 'nothing')).toEqual({ kind: 'missing' })
  expect(openProject(actorOf(makeUser({ role: 'admin' })), 'nothing')).toEqual({ kind: 'missing' })
})

test('PROJ-04 a guest without a project adopts one without owner; a second guest may, too', () => {
  const project = makeProject()
  expect(openProject(guest(), project.id)).toEqual({ kind: 'adopt' })
  const other = makeProject()
  const owned = makeProject({ ownerId: makeUser().id })
  expect(openProject(guest(other.id), project.id)).toEqual({
    kind: 'other-guest',
    ownId: other.id,
  })
  expect(openProject(guest(owned.id), project.id)).toEqual({ kind: 'adopt' })
  expect(openProject(guest('gone'), project.id)).toEqual({ kind: 'adopt' })
})

test('PROJ-44 somebody signed in is offered to save a project without owner', () => {
  expect(openProject(actorOf(makeUser()), makeProject().id)).toEqual({ kind: 'save' })
})

test("somebody else's project is not shown; access can be asked for once", () => {
  const project = makeProject({ ownerId: makeUser().id })
  const user = makeUser()
  expect(openProject(actorOf(user), project.id)).toEqual({
    kind: 'ask',
    asked: false,
    removed: false,
  })
  makeCollaborator(project.id, user.id, 'pending')
  expect(openProject(actorOf(user), project.id)).toEqual({
    kind: 'ask',
    asked: true,
    removed: false,
  })
})

test('owner, active collaborator, project manager and admin open a project', () => {
  const owner = makeUser()
  const friend = makeUser()
  const project = makeProject({ ownerId: owner.id })
  makeCollaborator(project.id, friend.id)
  expect(openProject(actorOf(owner), project.id)).toMatchObject({
    access: { owner: true, manage: true, collaborator: false },
  })
  expect(openProject(actorOf(friend), project.id)).toMatchObject({
    access: { owner: false, manage: false, collaborator: true },
  })
  for (const staff of [makeEmployee({ manageProjects: true }), makeUser({ role: 'admin' })]) {
    expect(openProject(actorOf(staff), project.id)).toMatchObject({ access: { manage: true } })
  }
  expect(openProject(actorOf(makeEmployee()), project.id)).toMatchObject({ kind: 'ask' })
  expect(openProject(actorOf(makeUser({ manageProjects: true })), project.id).kind).toBe('ask')
})

test('PROJ-37 the back link of the owner leads to the list or the folder', () => {
  const owner = makeUser()
  const root = { ownerId: owner.id, folderId: null, kind: 'website' as const }
  expect(backLink(actorOf(owner), root)).toBe('/projects')
  expect(backLink(actorOf(owner), { ...root, folderId: 'f1' })).toBe(
    screenAt('/projects/folder/f1'),
  )
})

test("PROJ-38 the back link of an admin leads from another's project to all projects", () => {
  const project = { ownerId: 'x', folderId: 'f1', kind: 'website' as const }
  const admin = makeUser({ role: 'admin' })
  expect(backLink(actorOf(admin), project)).toBe(screenAt('/projects/all'))
  expect(backLink(actorOf(admin), { ...project, ownerId: admin.id })).toBe(
    screenAt('/projects/folder/f1'),
  )
  expect(backLink(actorOf(makeEmployee({ manageProjects: true })), project)).toBe(
    screenAt('/projects/all'),
  )
  expect(backLink(actorOf(makeUser()), project)).toBe('/projects')
  expect(backLink(guest('p'), { ...project, ownerId: null })).toBeNull()
})

test('one address starts twenty projects in a quarter of an hour, and keeps what it has', () => {
  const address = '198.51.100.7'
  const ids = Array.from({ length: 20 }, () => startGuestProject(guest(), { address }))
  const more = () => startGuestProject(guest(), { address })
  expect(more).toThrow(expect.objectContaining({ code: 'too-many-starts', status: 429 }))
  expect(startGuestProject(guest(ids[0]), { address })).toBe(ids[0])
  expect(startGuestProject(guest(), { address: '198.51.100.8' })).not.toBe(ids[0])
})
