import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeWorld, password } from '#tests/fixtures/access-world'
import { stillNamed } from '#tests/fixtures/erased'
import { callAction, callLoader } from '#tests/fixtures/http'
import { actorOf, makeEmployee, makeUser, reread, signIn } from '#tests/fixtures/people'
import { makeProject } from '#tests/fixtures/projects'
import { makeSession } from '#tests/fixtures/vault'
import { db, sqlite } from '~/db/client.server'
import { logHistory, projects, requests, sessions, users } from '~/db/schema'
import { deleteOwnAccount, ownDeletion } from '~/features/users/delete-own-account.server'
import { action, loader } from '~/routes/accounts/delete-account'

const url = '/account-settings/delete'

test('USER-19 somebody deletes their own account: nothing names them, what others depend on stays', async () => {
  const { people, request } = await makeWorld()
  const { client } = people
  sqlite
    .prepare('update users set email = ?, full_name = ? where id = ?')
    .run('planted@erased.example', 'Planted Person', client.id)
  await deleteOwnAccount(actorOf(client), { password, sessionId: null })
  expect(stillNamed([client.id, 'planted@erased.example', 'Planted Person'])).toEqual([])
  expect(sqlite.pragma('foreign_key_check')).toEqual([])
  expect(db.select().from(requests).where(eq(requests.id, request.id)).get()?.userId).toBeNull()
})

test('the password is asked for, and a wrong one deletes nothing', async () => {
  const person = makeUser({ password: 'salt marsh 7' })
  const cookie = await signIn(person)
  for (const currentPassword of ['', 'salt marsh 8']) {
    const refused = await callAction(action, { url, cookie, form: { currentPassword } })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.data)).toContain('currentPassword')
  }
  expect(reread(person)).toBeDefined()
  const form = { currentPassword: 'salt marsh 7' }
  const { location, headers } = await callAction(action, { url, cookie, form })
  expect(location).toBe('/')
  for (const name of ['panelry_session', 'panelry_device']) {
    expect(headers.getSetCookie().some((line) => line.startsWith(`${name}=`))).toBe(true)
  }
  expect(reread(person)).toBeUndefined()
  expect(db.select().from(sessions).where(eq(sessions.userId, person.id)).all()).toEqual([])
})

test('someone who has no password must have logged in just now', async () => {
  const person = makeUser()
  const late = makeSession(person, 10 * 60 * 1000)
  const refused = deleteOwnAccount(actorOf(person), { password: '', sessionId: late })
  await expect(refused).rejects.toThrow('log-in-again')
  await deleteOwnAccount(actorOf(person), { password: '', sessionId: makeSession(person) })
  expect(reread(person)).toBeUndefined()
})

test('USER-23 the last admin stays, and is told so before', async () => {
  db.update(users).set({ role: 'user' }).run()
  const lastAdmin = makeUser({ role: 'admin' })
  const cookie = await signIn(lastAdmin)
  const shown = await callLoader(loader, { url, cookie })
  expect(shown.data).toMatchObject({ isLastAdmin: true })
  const proof = { password: '', sessionId: makeSession(lastAdmin) }
  await expect(deleteOwnAccount(actorOf(lastAdmin), proof)).rejects.toThrow('last-admin')
  expect(reread(lastAdmin)).toBeDefined()
})

test('templates of staff who leave belong to nobody', async () => {
  const maker = makeEmployee({ manageProjectTemplates: true })
  const template = makeProject({ ownerId: maker.id, kind: 'project_template' })
  await deleteOwnAccount(actorOf(maker), { password: '', sessionId: makeSession(maker) })
  const kept = db.select().from(projects).where(eq(projects.id, template.id)).get()
  expect(kept).toMatchObject({ ownerId: null })
})

test('someone who has a password is not sent to log in again', () => {
  const old = makeUser({ password: 'salt marsh 7' })
  const [withOne, without] = [old, makeUser()].map((it) => ownDeletion(actorOf(it), null))
  expect([withOne?.hasPassword, withOne?.mustLogIn]).toEqual([true, false])
  expect([without?.hasPassword, without?.mustLogIn]).toEqual([false, true])
})

test('HIST-02 the history names a person who deletes their own account as its author', async () => {
  const person = makeUser()
  await deleteOwnAccount(actorOf(person), { password: '', sessionId: makeSession(person) })
  const rows = db.select().from(logHistory).where(eq(logHistory.documentId, person.id)).all()
  expect(rows).toMatchObject([{ collection: 'users', action: 'deleted', userId: person.id }])
})

test('someone who chose another password meanwhile keeps the account', async () => {
  const person = makeUser({ password: 'salt marsh 7' })
  const proof = { password: 'salt marsh 7', sessionId: makeSession(person) }
  const deleting = deleteOwnAccount(actorOf(person), proof)
  db.update(users).set({ passwordHash: 'another' }).where(eq(users.id, person.id)).run()
  await expect(deleting).rejects.toMatchObject({
    code: 'wrong-password',
    details: { field: 'currentPassword' },
  })
  expect(reread(person)).toBeDefined()
})

test('someone who chose a first password meanwhile, and ended the session, keeps the account', async () => {
  const person = makeUser()
  const sessionId = makeSession(person)
  db.delete(sessions).where(eq(sessions.id, sessionId)).run()
  const deleting = deleteOwnAccount(actorOf(person), { password: '', sessionId })
  await expect(deleting).rejects.toThrow('log-in-again')
  expect(reread(person)).toBeDefined()
})
