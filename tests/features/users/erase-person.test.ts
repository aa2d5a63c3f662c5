import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeWorld } from '#tests/fixtures/access-world'
import { callAt, makeBookable } from '#tests/fixtures/calls'
import { sent } from '#tests/fixtures/edits'
import { placesOf, stillNamed } from '#tests/fixtures/erased'
import { added, foundWith } from '#tests/fixtures/lost-rows'
import { makeProfile } from '#tests/fixtures/notifications'
import { actorOf, makeUser, reread, signIn } from '#tests/fixtures/people'
import { makeProject } from '#tests/fixtures/projects'
import { makeSession } from '#tests/fixtures/vault'
import { db, sqlite } from '~/db/client.server'
import {
  erasures,
  idempotencyKeys,
  logHistory,
  mail,
  messages,
  orders,
  passwordReveals,
  projects,
  requests,
  users,
} from '~/db/schema'
import { signUp } from '~/features/accounts/sign-up.server'
import { updateProfile } from '~/features/accounts/update-profile.server'
import { getViewer } from '~/features/accounts/viewer.server'
import { bookCall } from '~/features/bookings/book-call.server'
import { addCollaborators } from '~/features/collaborators/add-collaborators.server'
import { bulkInvite } from '~/features/invitations/bulk-invite.server'
import { keepLostRows } from '~/features/lost-rows/keep-lost-rows.server'
import { inviteMember } from '~/features/profiles/invite-member.server'
import { createProject } from '~/features/projects/create-project.server'
import { deleteUser } from '~/features/users/delete-user.server'
import { eraseTheRest } from '~/features/users/erase-user.server'
import { findUser } from '~/features/users/find-user.server'
import { listUsers } from '~/features/users/list-users.server'
import { revealPassword } from '~/features/vault/reveal-password.server'
import { displayName } from '~/messages/users'
import { newId } from '~/platform/ids.server'

test('USER-19 USER-20 no table names a person who was deleted, but for what is listed here; what others depend on stays as Deleted user', async () => {
  const { people, request, company, said } = await makeWorld()
  const person = people.client
  sqlite
    .prepare('update users set email = ?, full_name = ? where id = ?')
    .run('planted@erased.example', 'Planted Person', person.id)
  const other = makeUser({ role: 'admin' })
  for (const to of ['planted@erased.example', other.email]) {
    const words = { subject: 'News', message: `About ${to}`, html: `<p>About ${to}</p>` }
    db.insert(mail)
      .values({ id: newId(), to, template: 'news', ...words, nextAttemptAt: 1, createdAt: 1 })
      .run()
  }
  const sessionId = makeSession(person)
  revealPassword(actorOf(person), {
    profileId: company.profile,
    loginId: company.login,
    sessionId,
  })
  keepLostRows(
    foundWith([
      added('folders', { id: 'lost', name: 'Lost', owner_id: person.id }),
      added('member_invites', { id: 'lost', email: 'planted@erased.example' }),
      added('folders', { id: 'other', name: 'Of somebody else', owner_id: other.id }),
    ]),
  )
  expect(placesOf(person.id).length).toBeGreaterThan(10)
  // What the history tells of them: other names, another e-mail, whereto they were invited.
  const same = { email: 'planted@erased.example', currentPassword: '' }
  for (const fullName of ['Somebody Else', 'Planted Person']) {
    const version = reread(person)?.version ?? 0
    await updateProfile(actorOf(person), { ...same, fullName, version })
  }
  const profile = makeProfile(other.id)
  for (const email of ['before@erased.example', 'planted@erased.example']) {
    inviteMember(actorOf(other), { profileId: profile.id, email })
  }
  db.insert(logHistory)
    .values({
      ...{
        id: newId(),
        createdAt: 1,
        collection: 'users',
        documentId: person.id,
        userId: person.id,
      },
      action: 'email changed',
      details: { email: ['before@erased.example', 'planted@erased.example'] },
    })
    .run()
  const { id: projectId } = makeProject({ ownerId: other.id })
  addCollaborators(actorOf(other), { projectId, userIds: [], email: 'planted@erased.example' })
  await deleteUser(actorOf(other), { id: person.id })

  expect(stillNamed([person.id, 'planted@erased.example', 'Planted Person'])).toEqual([])
  for (const word of ['planted@erased.example', 'before@erased.example', 'Planted Person']) {
    expect(placesOf(word)).not.toContain('log_history.details')
  }
  expect(placesOf('planted@erased.example')).not.toContain('mail.to')
  const news = and(eq(mail.to, other.email), eq(mail.template, 'news'))
  expect(db.select().from(mail).where(news).all()).toHaveLength(1)
  expect(sqlite.pragma('foreign_key_check')).toEqual([])
  const kept = db.select().from(requests).where(eq(requests.id, request.id)).get()
  expect(kept?.userId).toBeNull()
  const message = db.select().from(messages).where(eq(messages.id, said.message)).get()
  expect(message).toMatchObject({ senderId: null, text: 'Hello' })
  expect(db.select().from(orders).all().length).toBeGreaterThan(0)
  expect(db.select().from(users).where(eq(users.id, person.id)).get()).toBeUndefined()
  const receipts = db.select().from(passwordReveals).all()
  expect(receipts.map(({ userId }) => userId)).toEqual(receipts.map(() => null))
  expect(displayName(null)).toBe('Deleted user')
})

test('USER-19 what forms have done is forgotten with who sent them, and what others sent names nobody', async () => {
  const admin = makeUser({ role: 'admin' })
  const [email, fullName] = ['sent@erased.example', 'Sent Person']
  const account = { email, fullName, password: 'salt marsh 7', userAgent: '', address: '192.0.2.7' }
  const { member } = await signUp(
    { kind: 'guest', projectId: null },
    { ...account, idempotencyKey: sent('form-1') },
  )
  const own = { key: 'form-2', scope: member.id }
  createProject(member, { name: 'Bakery', idempotencyKey: own })
  db.update(users).set({ role: 'client' }).where(eq(users.id, member.id)).run()
  const call = { opening: callAt('10:00'), with: makeBookable().id, about: null, note: '' }
  bookCall(actorOf(admin), { ...call, client: member.id, idempotencyKey: sent('form-3') })
  const rows = [{ email, role: '', package: '' }]
  bulkInvite(actorOf(admin), { rows, idempotencyKey: sent('form-4') })
  expect(db.select().from(idempotencyKeys).all()).toHaveLength(4)
  expect(placesOf(email)).toContain('idempotency_keys.key')
  await deleteUser(actorOf(admin), { id: member.id })
  expect(db.select().from(idempotencyKeys).all()).toHaveLength(2)
  for (const word of [email, fullName]) {
    expect(placesOf(word).filter((place) => place.startsWith('idempotency_keys'))).toEqual([])
  }
})

test('USER-19 someone who has very much is signed out at once, and erased in pieces after a restart too', async () => {
  const admin = makeUser({ role: 'admin' })
  const person = makeUser({ email: 'much@erased.example', fullName: 'Much Person', role: 'client' })
  const cookie = await signIn(person)
  const brand = makeProject({ ownerId: admin.id }).brandId
  sqlite.exec('begin')
  const project = sqlite.prepare(
    `insert into projects (id, name, owner_id, brand_id, created_at, updated_at) values (?, 'Many', ?, ?, 1, 1)`,
  )
  const company = sqlite.prepare(
    `insert into company_profiles (id, name, owner_id, created_at, updated_at) values (?, 'Many', ?, 1, 1)`,
  )
  const history = sqlite.prepare(
    `insert into log_history (id, created_at, collection, document_id, action, user_id, details)
     values (?, ?, 'users', ?, 'updated', ?, '{"fullName":["Once Person","Much Person"]}')`,
  )
  const form = sqlite.prepare(`insert into idempotency_keys values (?, '1', 1)`)
  const letter = sqlite.prepare(
    `insert into mail (id, "to", template, subject, message, html, status, next_attempt_at, created_at)
     values (?, ?, 'news', 'Much Person', 'By: “Once Person”', '<p>much@erased.example</p>', 'sent', 1, 1)`,
  )
  for (let n = 0; n < 1_200; n += 1) {
    if (n < 300) project.run(newId(), person.id, brand)
    if (n < 20) company.run(newId(), person.id)
    history.run(newId(), n, person.id, person.id)
    form.run(`${person.id}:${n}`)
    letter.run(newId(), n % 2 ? person.email : 'other@example.com')
  }
  sqlite.exec('commit')
  await deleteUser(actorOf(admin), { id: person.id })

  expect(db.select().from(erasures).all()).toHaveLength(1)
  const { actor } = await getViewer({
    request: new Request('http://localhost', { headers: { Cookie: cookie } }),
    context: { cspNonce: '', address: '' },
  })
  expect(actor.kind).toBe('guest')
  const listed = listUsers(actorOf(admin), { search: 'Deleted' })
  expect(listed.users).toEqual([])
  expect(() => findUser(actorOf(admin), person.id)).toThrow('not-found')
  const again = makeUser({ email: 'much@erased.example' })

  await eraseTheRest()
  expect(db.select().from(erasures).all()).toEqual([])
  expect(stillNamed([person.id, 'Much Person ', 'Once Person'])).toEqual([])
  expect(placesOf('Once Person')).toEqual([])
  const news = and(eq(mail.template, 'news'), eq(mail.to, 'other@example.com'))
  const texts = db.select({ message: mail.message }).from(mail).where(news).all()
  expect(texts.filter(({ message }) => message !== 'By: “Deleted user”')).toEqual([])
  expect(texts).toHaveLength(600)
  expect(db.select().from(projects).where(eq(projects.ownerId, person.id)).all()).toEqual([])
  expect(reread(again)?.email).toBe('much@erased.example')
  expect(sqlite.pragma('foreign_key_check')).toEqual([])
}, 60_000)
