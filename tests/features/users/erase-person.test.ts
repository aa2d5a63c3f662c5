import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeWorld } from '#tests/fixtures/access-world'
import { callAt, makeBookable } from '#tests/fixtures/calls'
import { sent } from '#tests/fixtures/edits'
import { placesOf, stillNamed } from '#tests/fixtures/erased'
import { makeProfile } from '#tests/fixtures/notifications'
import { actorOf, makeUser, reread } from '#tests/fixtures/people'
import { makeSession } from '#tests/fixtures/vault'
import { db, sqlite } from '~/db/client.server'
import {
  logHistory,
  mail,
  messages,
  orders,
  requests,
  reveals,
  submissions,
  users,
} from '~/db/schema'
import { signUp } from '~/features/accounts/sign-up.server'
import { updateProfile } from '~/features/accounts/update-profile.server'
import { bookCall } from '~/features/bookings/book-call.server'
import { bulkInvite } from '~/features/invitations/bulk-invite.server'
import { inviteMember } from '~/features/profiles/invite-member.server'
import { createProject } from '~/features/projects/create-project.server'
import { deleteUser } from '~/features/users/delete-user.server'
import { revealPassword } from '~/features/vault/reveal-password.server'
import { displayName } from '~/messages/users'
import { newId } from '~/platform/ids.server'

test('USER-19 USER-20 no table names a person who was deleted, but for what is said here; what others depend on stays as Deleted user', async () => {
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
      ...{ id: newId(), created: 1, collection: 'users', document: person.id, user: person.id },
      action: 'email changed',
      details: { email: ['before@erased.example', 'planted@erased.example'] },
    })
    .run()
  await deleteUser(actorOf(other), { id: person.id })

  expect(stillNamed([person.id, 'planted@erased.example', 'Planted Person'])).toEqual([])
  for (const word of ['planted@erased.example', 'before@erased.example', 'Planted Person']) {
    expect(placesOf(word)).not.toContain('log_history.details')
  }
  expect(placesOf('planted@erased.example')).not.toContain('mail.to')
  expect(db.select().from(mail).where(eq(mail.to, other.email)).all()).toHaveLength(1)
  expect(sqlite.pragma('foreign_key_check')).toEqual([])
  const kept = db.select().from(requests).where(eq(requests.id, request.id)).get()
  expect(kept?.userId).toBeNull()
  const message = db.select().from(messages).where(eq(messages.id, said.message)).get()
  expect(message).toMatchObject({ senderId: null, text: 'Hello' })
  expect(db.select().from(orders).all().length).toBeGreaterThan(0)
  expect(db.select().from(users).where(eq(users.id, person.id)).get()).toBeUndefined()
  const receipts = db.select().from(reveals).all()
  expect(receipts.map(({ userId }) => userId)).toEqual(receipts.map(() => null))
  expect(displayName(null)).toBe('Deleted user')
})

test('USER-19 what forms have done is forgotten with who sent them, and what others sent names nobody', async () => {
  const admin = makeUser({ role: 'admin' })
  const [email, fullName] = ['sent@erased.example', 'Sent Person']
  const account = { email, fullName, password: 'salt marsh 7', userAgent: '', address: '192.0.2.7' }
  const { member } = await signUp(
    { kind: 'guest', projectId: null },
    { ...account, submission: sent('form-1') },
  )
  const own = { key: 'form-2', scope: member.id }
  createProject(member, { name: 'Bakery', submission: own })
  db.update(users).set({ role: 'client' }).where(eq(users.id, member.id)).run()
  const call = { opening: callAt('10:00'), with: makeBookable().id, about: null, note: '' }
  bookCall(actorOf(admin), { ...call, client: member.id, submission: sent('form-3') })
  const rows = [{ email, role: '', package: '' }]
  bulkInvite(actorOf(admin), { rows, submission: sent('form-4') })
  expect(db.select().from(submissions).all()).toHaveLength(4)
  expect(placesOf(email)).toContain('submissions.key')
  await deleteUser(actorOf(admin), { id: member.id })
  expect(db.select().from(submissions).all()).toHaveLength(2)
  for (const word of [email, fullName]) {
    expect(placesOf(word).filter((place) => place.startsWith('submissions'))).toEqual([])
  }
})
