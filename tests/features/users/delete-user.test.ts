import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invitationsFor } from '#tests/fixtures/invitations'
import { makeOrderForm, storeOrderRow } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser, reread, signIn } from '#tests/fixtures/people'
import { makeCollaborator, makePage, makeProject } from '#tests/fixtures/projects'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { db, sqlite } from '~/db/client.server'
import { liveEvents, logHistory, oauthAccounts, projects, sessions, users } from '~/db/schema'
import { inviteUser } from '~/features/invitations/invite-user.server'
import { listInvitations } from '~/features/invitations/list-invitations.server'
import { deleteUser, findUserToDelete } from '~/features/users/delete-user.server'
import { displayName } from '~/messages/users'
import { files } from '~/platform/files/files.server'
import { newId } from '~/platform/ids.server'

const admin = actorOf(makeUser({ role: 'admin' }))
const project = (id: string) => db.select().from(projects).where(eq(projects.id, id)).get()

test('USER-20 sessions, projects, connections and photo go with a person', async () => {
  await files.put('profilephotos', 'aaaaaaaaaaaaaaaaaaaaaa.png', Buffer.from('x'))
  const user = makeUser({ avatar: 'aaaaaaaaaaaaaaaaaaaaaa.png' })
  await signIn(user)
  const own = makeProject({ ownerId: user.id })
  makePage(own.id)
  const others = makeProject({ ownerId: makeUser().id })
  makeCollaborator(others.id, user.id)
  db.insert(oauthAccounts)
    .values({ id: newId(), userId: user.id, provider: 'google', providerId: '1', createdAt: 1 })
    .run()
  await deleteUser(admin, { id: user.id })
  expect(reread(user)).toBeUndefined()
  expect(project(own.id)).toBeUndefined()
  expect(project(others.id)).toBeDefined()
  expect(db.select().from(sessions).where(eq(sessions.userId, user.id)).all()).toEqual([])
  expect(db.select().from(oauthAccounts).where(eq(oauthAccounts.userId, user.id)).all()).toEqual([])
  expect(await files.stat('profilephotos', 'aaaaaaaaaaaaaaaaaaaaaa.png')).toBeNull()
  expect(sqlite.pragma('foreign_key_check')).toEqual([])
  const history = db.select().from(logHistory).where(eq(logHistory.documentId, user.id)).all()
  expect(history).toMatchObject([{ collection: 'users', action: 'deleted' }])
})

test('USER-19 pages of their orders and requests hear that somebody is deleted', async () => {
  const [client, maker] = [makeUser({ role: 'client' }), makeEmployee()]
  const form = makeOrderForm()
  const bought = storeOrderRow(form, client.id)
  const worked = storeOrderRow(form, makeUser().id, { assigneeId: maker.id })
  const asked = storeRequest(makeType(), client.id)
  const topics = () =>
    db
      .select()
      .from(liveEvents)
      .all()
      .map(({ topic }) => topic)
  for (const person of [client, maker]) await deleteUser(admin, { id: person.id })
  expect(topics()).toEqual(
    expect.arrayContaining([`order:${bought.id}`, `order:${worked.id}`, `request:${asked.id}`]),
  )
})

test('USER-19 what others depend on stays, under the name Deleted user', async () => {
  const manager = makeEmployee({ manageUsers: true })
  inviteUser(actorOf(manager), { email: 'open@example.com', role: 'user', packageId: null })
  const template = makeProject({ ownerId: manager.id, kind: 'project_template' })
  await deleteUser(admin, { id: manager.id })
  expect(invitationsFor('open@example.com')).toMatchObject([{ invitedBy: null }])
  const [row] = listInvitations(admin, null).invitations
  expect(displayName(row?.inviter)).toBe('Deleted user')
  expect(displayName('Nadia')).toBe('Nadia')
  expect(project(template.id)?.ownerId).toBe(admin.id)
})

test('USER-22 an employee deletes neither an admin nor themselves', async () => {
  const manager = makeEmployee({ manageUsers: true })
  const second = makeUser({ role: 'admin' })
  await expect(deleteUser(actorOf(manager), { id: second.id })).rejects.toThrow('forbidden')
  await expect(deleteUser(actorOf(manager), { id: manager.id })).rejects.toThrow('own-account')
  await expect(deleteUser(actorOf(manager), { id: 'nobody' })).rejects.toThrow('not-found')
  const stronger = makeEmployee({ manageProjects: true })
  await expect(deleteUser(actorOf(manager), { id: stronger.id })).rejects.toThrow('forbidden')
  expect(() => findUserToDelete(actorOf(manager), stronger.id)).toThrow('forbidden')
  for (const { id, fullName, email } of [manager, makeUser({ fullName: 'Ines' })]) {
    expect(findUserToDelete(actorOf(manager), id)).toMatchObject({ id, fullName, email })
  }
  expect(reread(stronger)).toEqual(stronger)
  const plain = makeUser()
  await expect(deleteUser(actorOf(makeUser()), { id: plain.id })).rejects.toThrow('forbidden')
  await deleteUser(actorOf(manager), { id: plain.id })
  expect(reread(plain)).toBeUndefined()
})

test('USER-23 two admins who delete each other at once: one stays', async () => {
  const second = makeUser({ role: 'admin' })
  const third = makeUser({ role: 'admin' })
  const both = await Promise.allSettled([
    deleteUser(actorOf(second), { id: third.id }),
    deleteUser(actorOf(third), { id: second.id }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('USER-22 USER-23 an employee is told that the last admin is not theirs to delete, not that it is the last', async () => {
  db.update(users).set({ role: 'user' }).run()
  const last = makeUser({ role: 'admin' })
  const manager = actorOf(makeEmployee({ manageUsers: true }))
  await expect(deleteUser(manager, { id: last.id })).rejects.toThrow('forbidden')
  await expect(deleteUser(actorOf(last), { id: last.id })).rejects.toThrow('last-admin')
})
