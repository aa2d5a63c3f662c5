import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callAt, callRow, makeBookable, makeCall, makeClient } from '#tests/fixtures/calls'
import { invitationsFor, mailsTo, makePackage } from '#tests/fixtures/invitations'
import { actorOf, makeEmployee, makeUser, reread, signIn } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { logHistory, oauthAccounts, sessions, type User, userPackages, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { findToken, issueToken } from '~/features/accounts/tokens.server'
import { inviteUser } from '~/features/invitations/invite-user.server'
import { deleteUser } from '~/features/users/delete-user.server'
import { findUser } from '~/features/users/find-user.server'
import { type UserChange, updateUser } from '~/features/users/update-user.server'
import { editUserSchema } from '~/features/users/user-schema.server'
import { manageFlags } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'

const admin = makeUser({ role: 'admin' })
const asAdmin = actorOf(admin)

/** What the form sends for somebody as they are, with changes. */
function change(user: User, changes: Partial<UserChange> = {}): UserChange {
  const { id, fullName, email, role, organization, employeeRole, allowedActiveRequests } = user
  const flags = Object.fromEntries(manageFlags.map((flag) => [flag, user[flag]]))
  return {
    ...{ id, fullName, email, role, organization, employeeRole, allowedActiveRequests },
    ...(flags as Record<(typeof manageFlags)[number], boolean>),
    packages: [],
    version: user.version,
    ...changes,
  }
}

test('USER-12 everything about a user is saved, with what became what in the history', async () => {
  const user = makeUser({ role: 'client', downloads: 7 })
  const care = makePackage()
  await updateUser(
    asAdmin,
    change(user, {
      fullName: 'Nadia Hollis',
      organization: true,
      employeeRole: 'Designer',
      allowedActiveRequests: 9,
      manageBlocks: true,
      packages: [care.id],
    }),
  )
  expect(reread(user)).toMatchObject({
    fullName: 'Nadia Hollis',
    organization: true,
    employeeRole: 'Designer',
    allowedActiveRequests: 9,
    manageBlocks: true,
    manageUsers: false,
    downloads: 7,
    version: 2,
  })
  expect(findUser(asAdmin, user.id).user).toMatchObject({ packages: [care.id], downloads: 7 })
  const rows = db
    .select()
    .from(logHistory)
    .where(and(eq(logHistory.documentId, user.id), eq(logHistory.action, 'updated')))
    .all()
  expect(rows).toMatchObject([
    {
      userId: admin.id,
      details: { employeeRole: [null, 'Designer'], manageBlocks: [false, true] },
    },
  ])
})

test('SCHED-06 calls to come that a new role leaves to nobody are cancelled, and both hear of it', async () => {
  const [elif, omar] = [makeBookable(), makeBookable()]
  const [nadia, theo] = [makeClient(), makeClient()]
  const past = makeCall(elif.id, nadia.id, Date.now() - 60_000)
  const one = makeCall(elif.id, nadia.id, callAt('10:00'))
  const two = makeCall(omar.id, theo.id, callAt('10:00'))
  const kept = makeCall(omar.id, nadia.id, callAt('11:00'))
  const states = () => [past, one, two, kept].map(({ id }) => callRow(id)?.status)
  await updateUser(asAdmin, change(nadia, { fullName: 'Nadia Hollis' }))
  await updateUser(asAdmin, change(omar, { employeeRole: 'Designer' }))
  expect(states()).toEqual(['booked', 'booked', 'booked', 'booked'])
  await updateUser(asAdmin, change(elif, { organization: false }))
  expect(states()).toEqual(['booked', 'cancelled', 'booked', 'booked'])
  const told = (of: User) => mailsTo(of.email).map(({ template }) => template)
  for (const each of [elif, nadia]) expect(told(each)).toEqual(['call-cancelled'])
  expect(callRow(one.id)?.cancelledBy).toBe(admin.id)
  const [row] = db.select().from(logHistory).where(eq(logHistory.documentId, one.id)).all()
  expect(row).toMatchObject({ action: 'cancelled', userId: admin.id })
  await updateUser(asAdmin, change(theo, { role: 'user' }))
  expect(states()).toEqual(['booked', 'cancelled', 'cancelled', 'booked'])
  for (const each of [omar, theo]) expect(told(each)).toContain('call-cancelled')
  // Whoever works for the studio is its client no more, whatever their role.
  await updateUser(asAdmin, change({ ...nadia, version: 2 }, { organization: true }))
  expect(callRow(kept.id)?.status).toBe('cancelled')
})

test('USER-16 a user who becomes a client is mailed, once', async () => {
  const user = makeUser()
  const asClient = change(user, { role: 'client' })
  await expect(updateUser(asAdmin, asClient)).rejects.toMatchObject({
    code: 'package-needed',
    details: { field: 'packages' },
  })
  const packages = [makePackage().id]
  await updateUser(asAdmin, { ...asClient, packages })
  expect(mailsTo(user.email)).toMatchObject([{ template: 'became-client' }])
  const client = reread(user) as User
  // Who is a client already keeps being one without a package.
  await updateUser(asAdmin, change(client, { fullName: 'Other' }))
  expect(mailsTo(user.email)).toHaveLength(1)
})

test('two people editing one user: the second is refused and nothing of theirs is written', async () => {
  const user = makeUser()
  await updateUser(asAdmin, change(user, { fullName: 'First' }))
  await expect(updateUser(asAdmin, change(user, { fullName: 'Second' }))).rejects.toMatchObject({
    code: 'stale',
    status: 409,
  })
  expect(reread(user)?.fullName).toBe('First')
})

test('a new email ends the sessions and the links of the old one, and tells it', async () => {
  const user = makeUser({ emailVerifiedAt: 1 })
  const code = transaction((tx) => issueToken(tx, 'reset', user.id))
  const confirm = transaction((tx) => issueToken(tx, 'email_change', user.id, 'x@example.com'))
  await signIn(user)
  const open = () => db.select().from(sessions).where(eq(sessions.userId, user.id)).all()
  await updateUser(asAdmin, change(user, { fullName: 'Only the name' }))
  expect(open()).toHaveLength(1)
  user.version += 1
  await updateUser(asAdmin, change(user, { email: 'moved@example.com' }))
  expect(reread(user)).toMatchObject({ email: 'moved@example.com', emailVerifiedAt: null })
  expect(mailsTo(user.email)).toMatchObject([{ template: 'email-changed' }])
  expect(open()).toEqual([])
  expect(findToken('reset', code)).toBeUndefined()
  expect(findToken('email_change', confirm)).toBeUndefined()
  const there = makeUser()
  const taken = change(reread(user) as User, { email: there.email })
  await expect(updateUser(asAdmin, taken)).rejects.toMatchObject({ code: 'user-email-taken' })
})

test('a new email takes the connections along that are not of it, and the mail names them', async () => {
  const user = makeUser()
  for (const [provider, email] of [
    ['google', user.email],
    ['facebook', 'kept@example.com'],
  ] as const) {
    const row = { id: newId(), userId: user.id, provider, providerId: newId(), email, createdAt: 1 }
    db.insert(oauthAccounts).values(row).run()
  }
  await updateUser(asAdmin, change(user, { email: 'kept@example.com' }))
  const left = db
    .select()
    .from(oauthAccounts)
    .where(and(eq(oauthAccounts.userId, user.id), isNull(oauthAccounts.letGoAt)))
    .all()
  expect(left.map(({ provider }) => provider)).toEqual(['facebook'])
  expect(mailsTo(user.email)[0]?.message).toContain(
    `You can no longer log in with Google (${user.email}).`,
  )
})

test('someone who has no password is told at the new email how to choose one', async () => {
  const told = (email: string) => mailsTo(email).map(({ template }) => template)
  const user = makeUser()
  db.insert(oauthAccounts)
    .values({ id: newId(), userId: user.id, provider: 'google', providerId: '1', createdAt: 1 })
    .run()
  await updateUser(asAdmin, change(user, { fullName: 'Only the name' }))
  expect(told(user.email)).toEqual([])
  user.version += 1
  await updateUser(asAdmin, change(user, { email: 'no-password@example.com' }))
  expect(told('no-password@example.com')).toEqual(['choose-password'])
  const [sent] = mailsTo('no-password@example.com')
  expect(sent?.message).toContain('http://localhost:3000/reset-password')
  expect(sent?.message).toContain('You can no longer log in with Google.')

  const other = makeUser({ password: 'salt marsh 7' })
  await updateUser(asAdmin, change(other, { email: 'password@example.com' }))
  expect(told('password@example.com')).toEqual([])
})

test('USER-24 a corrected email of somebody new gets a temporary password of its own', async () => {
  const user = makeUser({ toCreate: true, tempPassword: true, password: 'wr0ngplace' })
  await updateUser(asAdmin, change(user, { email: 'corrected@example.com' }))
  expect(mailsTo('corrected@example.com')).toMatchObject([{ template: 'temporary-password' }])
  expect(mailsTo(user.email)).toEqual([])
  expect(reread(user)?.passwordHash).not.toBe(user.passwordHash)
})

test('a password of their own that somebody chooses meanwhile stays, whatever their new email', async () => {
  const user = makeUser({ toCreate: true, tempPassword: true, password: 'wr0ngplace' })
  const saving = updateUser(asAdmin, change(user, { email: 'chosen@example.com' }))
  // While a temporary one is being hashed.
  const own = { passwordHash: 'of their own', tempPassword: false, toCreate: false }
  db.update(users).set(own).where(eq(users.id, user.id)).run()
  await saving
  expect(reread(user)).toMatchObject({ ...own, email: 'chosen@example.com' })
  expect(mailsTo('chosen@example.com')).toEqual([])
  expect(mailsTo(user.email)).toMatchObject([{ template: 'email-changed' }])
})

test('USER-15 USER-22 an employee gives only what they hold, and nobody the role admin', async () => {
  const manager = makeEmployee({ manageUsers: true, manageBlocks: true })
  const actor = actorOf(manager)
  const refused = async (user: User, changes: Partial<UserChange>, code: string) => {
    await expect(updateUser(actor, change(user, changes))).rejects.toMatchObject({ code })
    expect(reread(user)).toEqual(user)
  }
  const user = makeUser()
  await refused(user, { role: 'admin' }, 'role-not-grantable')
  await refused(user, { manageProjects: true }, 'more-than-own')
  await refused(makeUser({ manageProjects: true }), { organization: true }, 'more-than-own')
  await refused(manager, { manageProjects: true }, 'forbidden')
  await refused(manager, { allowedActiveRequests: 99 }, 'forbidden')
  await refused(admin, { fullName: 'Mine now' }, 'forbidden')
  await refused(makeEmployee({ manageProjects: true }), { fullName: 'Mine now' }, 'forbidden')
  await updateUser(actor, change(user, { organization: true, manageBlocks: true }))
  expect(reread(user)).toMatchObject({ organization: true, manageBlocks: true })
  const dormant = makeUser({ manageProjects: true })
  await updateUser(actor, change(dormant, { fullName: 'Colleague' }))
  expect(reread(dormant)).toMatchObject({ fullName: 'Colleague', manageProjects: true })
})

test('USER-23 the last admin keeps the role, also when two step down at once', async () => {
  await expect(updateUser(asAdmin, change(admin, { role: 'user' }))).rejects.toMatchObject({
    code: 'last-admin',
    status: 409,
  })
  await expect(deleteUser(asAdmin, { id: admin.id })).rejects.toMatchObject({ code: 'last-admin' })
  const other = makeUser({ role: 'admin' })
  const both = await Promise.allSettled([
    updateUser(asAdmin, change(other, { role: 'user' })),
    updateUser(actorOf(other), change(admin, { role: 'user' })),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(db.select().from(users).where(eq(users.role, 'admin')).all()).toHaveLength(1)
})

test('packages that do not exist are refused and the former stay', async () => {
  const root = actorOf(makeUser({ role: 'admin' }))
  const user = makeUser({ role: 'client' })
  const care = makePackage()
  await updateUser(root, change(user, { packages: [care.id] }))
  const wrong = change(reread(user) as User, { packages: ['unknown'] })
  await expect(updateUser(root, wrong)).rejects.toMatchObject({ code: 'package-unknown' })
  const own = db.select().from(userPackages).where(eq(userPackages.userId, user.id)).all()
  expect(own).toMatchObject([{ packageId: care.id }])
})

test('USER-12 the form shows what somebody has, and whether it is one’s own', () => {
  const user = makeEmployee({ employeeRole: 'Designer' })
  expect(findUser(asAdmin, user.id)).toMatchObject({
    user: { employeeRole: 'Designer' },
    may: { email: true },
  })
  expect(findUser(asAdmin, makeUser().id).user.employeeRole).toBe('')
  expect(findUser(asAdmin, admin.id).may.email).toBe(false)
})

test('USER-12 spaces around what is typed are left out; an empty field is nothing', () => {
  const read = (fields: Record<string, string>) =>
    editUserSchema.safeParse({ fullName: 'Jo', email: 'jo@example.com', version: '1', ...fields })
  expect(
    read({ employeeRole: '  Lead designer ', allowedActiveRequests: ' 3 ' }).data,
  ).toMatchObject({
    employeeRole: 'Lead designer',
    allowedActiveRequests: 3,
  })
  const spaces: Record<string, string> = { employeeRole: '  ', allowedActiveRequests: '  ' }
  for (const empty of [{}, spaces]) {
    expect(read(empty).data).toMatchObject({ employeeRole: null, allowedActiveRequests: null })
  }
})

test('USER-22 an email that an admin is invited with is no employee’s to give; any other invitation of it is void', async () => {
  const root = makeUser({ role: 'admin' })
  const manager = actorOf(makeEmployee({ manageUsers: true }))
  const user = makeUser()
  for (const role of ['admin', 'user'] as const) {
    inviteUser(actorOf(root), { email: `${role}@invited.example`, role, packageId: null })
  }
  const taken = updateUser(manager, change(user, { email: 'admin@invited.example' }))
  await expect(taken).rejects.toMatchObject({ code: 'email-invited', details: { field: 'email' } })
  expect(reread(user)).toEqual(user)
  expect(invitationsFor('admin@invited.example')).toHaveLength(1)
  await updateUser(manager, change(user, { email: 'user@invited.example' }))
  expect(invitationsFor('user@invited.example')).toEqual([])
})

test('nobody changes their own email here, where no password is asked for', async () => {
  const root = makeUser({ role: 'admin' })
  const own = updateUser(actorOf(root), change(root, { email: 'own@example.com' }))
  await expect(own).rejects.toMatchObject({ code: 'own-email', status: 403 })
  expect(reread(root)?.email).toBe(root.email)
})

test('SCHED-01 USER-12 the form leads to somebody’s hours where one may set them', () => {
  const root = actorOf(makeUser({ role: 'admin' }))
  const manager = makeEmployee({ manageUsers: true })
  const [colleague, client] = [makeEmployee(), makeUser({ role: 'client' })]
  const hours = (actor: typeof root, { id }: { id: string }) => findUser(actor, id).may.hours
  expect([hours(root, colleague), hours(root, client)]).toEqual([true, false])
  expect([hours(actorOf(manager), colleague), hours(root, manager)]).toEqual([false, true])
})

test('REQ-06 anyone who is made a user again has no packages any more', async () => {
  const client = makeUser({ role: 'client' })
  const care = makePackage()
  await updateUser(asAdmin, change(client, { packages: [care.id] }))
  const version = client.version + 1
  await updateUser(asAdmin, change(client, { role: 'user', packages: [care.id], version }))
  const own = db.select().from(userPackages).where(eq(userPackages.userId, client.id)).all()
  expect(own).toEqual([])
})
