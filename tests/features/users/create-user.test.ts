import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sent } from '#tests/fixtures/edits'
import { invitationsFor, mailsTo, makePackage } from '#tests/fixtures/invitations'
import { actorOf, makeEmployee, makeUser, reread } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { logHistory, mail, sessions, userPackages, users } from '~/db/schema'
import { signIn } from '~/features/accounts/sign-in.server'
import { inviteUser } from '~/features/invitations/invite-user.server'
import { createUser } from '~/features/users/create-user.server'
import { temporaryPassword } from '~/features/users/temporary-password.server'

const admin = actorOf(makeUser({ role: 'admin' }))
const nadia = {
  fullName: 'Nadia Hollis',
  email: 'nadia@example.com',
  role: 'client' as const,
  packages: [] as string[],
}

test('USER-08 USER-24 a user is created with a temporary password that only their mail holds', async () => {
  const care = makePackage()
  const id = await createUser(admin, { ...nadia, packages: [care.id, care.id] })
  const user = reread({ id })
  expect(user).toMatchObject({ toCreate: true, tempPassword: true, role: 'client' })
  const [sent, ...more] = mailsTo(nadia.email)
  expect(more).toEqual([])
  expect(sent?.message).toContain('http://localhost:3000/login')
  const password = sent?.message.match(/Temporary password: (\S+)/)?.[1] ?? ''
  expect(password).toHaveLength(10)
  expect(JSON.stringify([user, db.select().from(logHistory).all()])).not.toContain(password)
  const guest = { kind: 'guest' as const, projectId: null }
  const origin = { address: '192.0.2.9', userAgent: 'Test' }
  const { member } = await signIn(guest, { email: nadia.email, password, ...origin })
  expect(member.id).toBe(id)
  expect(db.select().from(sessions).where(eq(sessions.userId, id)).all()).toHaveLength(1)
  expect(db.select().from(userPackages).where(eq(userPackages.userId, id)).all()).toHaveLength(1)
})

test('USER-09 a temporary password has 10 characters, digits among them', () => {
  const made = Array.from({ length: 500 }, temporaryPassword)
  for (const text of made) {
    expect(text).toMatch(/^[a-zA-Z2-9]{10}$/)
    expect(text).toMatch(/\d/)
    expect(text).not.toMatch(/[0O1lI]/)
  }
  expect(new Set(made).size).toBe(500)
})

test('USER-10 an email in use is refused and nothing is mailed', async () => {
  const there = makeUser()
  const mails = db.select().from(mail).all().length
  await expect(createUser(admin, { ...nadia, email: there.email })).rejects.toMatchObject({
    code: 'user-email-taken',
    status: 400,
  })
  expect(db.select().from(mail).all()).toHaveLength(mails)
})

test('the same form sent twice creates one person and mails once', async () => {
  const input = { ...nadia, email: 'twice@example.com', idempotencyKey: sent('form-1') }
  const ids = await Promise.all([createUser(admin, input), createUser(admin, input)])
  expect(ids[0]).toBe(ids[1])
  expect(mailsTo(input.email)).toHaveLength(1)
})

test('an open invitation of the same email is void', async () => {
  inviteUser(admin, { email: 'open@example.com', role: 'user', packageId: null })
  await createUser(admin, { ...nadia, email: 'open@example.com' })
  expect(invitationsFor('open@example.com')).toEqual([])
})

test('USER-22 someone who may not manage users creates nobody, and no employee an admin', async () => {
  const manager = makeEmployee({ manageUsers: true })
  const input = { ...nadia, email: 'nobody@example.com' }
  await expect(createUser(actorOf(manager), { ...input, role: 'admin' })).rejects.toMatchObject({
    code: 'role-not-grantable',
    status: 403,
    details: { field: 'role' },
  })
  for (const other of [makeUser({ manageUsers: true }), makeEmployee({ manageProjects: true })]) {
    await expect(createUser(actorOf(other), input)).rejects.toThrow('forbidden')
  }
  // The right is taken away while the password is being hashed.
  const creating = createUser(actorOf(manager), input)
  db.update(users).set({ manageUsers: false }).where(eq(users.id, manager.id)).run()
  await expect(creating).rejects.toThrow('forbidden')
  expect(db.select().from(users).where(eq(users.email, input.email)).all()).toEqual([])
})

test('USER-15 USER-22 a new colleague gets no right that the employee who creates them does not hold', async () => {
  const manager = actorOf(makeEmployee({ manageUsers: true, manageBlocks: true }))
  const input = { ...nadia, role: 'user' as const, organization: true }
  const refused = { ...input, email: 'more@example.com', manageOrders: true }
  await expect(createUser(manager, refused)).rejects.toMatchObject({ code: 'more-than-own' })
  expect(mailsTo(refused.email)).toEqual([])
  const dormant = { ...refused, organization: false }
  await expect(createUser(manager, dormant)).rejects.toMatchObject({ code: 'more-than-own' })
  const given = { ...input, email: 'same@example.com', manageBlocks: true }
  const user = reread({ id: await createUser(manager, given) })
  expect(user).toMatchObject({ organization: true, manageBlocks: true, manageOrders: false })
})

test('USER-22 an employee does not void the invitation of an admin', async () => {
  const email = 'invited-admin@example.com'
  inviteUser(admin, { email, role: 'admin', packageId: null })
  const manager = actorOf(makeEmployee({ manageUsers: true }))
  await expect(createUser(manager, { ...nadia, email, role: 'user' })).rejects.toMatchObject({
    code: 'email-invited',
    status: 403,
  })
  expect(invitationsFor(email)).toHaveLength(1)
})

test('HIST-02 the history says what somebody was created with', async () => {
  const input = { ...nadia, email: 'told@example.com', manageBlocks: true, organization: true }
  const care = makePackage()
  const id = await createUser(admin, { ...input, packages: [care.id] })
  const [row] = db.select().from(logHistory).where(eq(logHistory.documentId, id)).all()
  expect(row).toMatchObject({
    action: 'created',
    userId: admin.id,
    details: { role: 'client', organization: true, manageBlocks: true, packages: [care.id] },
  })
})
