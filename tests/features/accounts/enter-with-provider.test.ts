import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailsTo } from '#tests/fixtures/invitations'
import { actorOf, makeUser, reread, signIn } from '#tests/fixtures/people'
import { guest, historyOf, makeProject } from '#tests/fixtures/projects'
import { makeSession } from '#tests/fixtures/vault'
import { db } from '~/db/client.server'
import {
  liveEvents,
  oauthAccounts,
  projects,
  sessions,
  tokens,
  type User,
  userInvites,
  users,
} from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { connectProvider } from '~/features/accounts/connect-provider.server'
import { enterWithProvider } from '~/features/accounts/enter-with-provider.server'
import {
  giveEmail,
  givePassword,
  unfinishedSignIn,
} from '~/features/accounts/finish-with-provider.server'
import { resetPassword } from '~/features/accounts/reset-password.server'
import { issueToken } from '~/features/accounts/tokens.server'
import { acceptInvitation } from '~/features/invitations/accept-invitation.server'
import { whoInvites } from '~/features/invitations/find-invitation.server'
import { refuseInvitation } from '~/features/invitations/refuse-invitation.server'
import type { ProviderProfile } from '~/platform/providers/profile'

const origin = { address: '192.0.2.1', userAgent: 'Test' }
let made = 0
const profile = (facts: Partial<ProviderProfile> = {}): ProviderProfile => {
  made += 1
  return {
    provider: 'google',
    providerId: `g-${made}`,
    fullName: 'Wren Pine',
    email: `wren-${made}@example.com`,
    emailVerified: true,
    ...facts,
  }
}
const enter = (facts: ProviderProfile, projectId: string | null = null) => {
  const result = enterWithProvider(guest(projectId), facts, origin)
  if ('unfinished' in result) throw new Error('unfinished')
  return result.signedIn.member
}
const unfinished = (facts: ProviderProfile) => {
  const result = enterWithProvider(guest(), facts, origin)
  if ('signedIn' in result) throw new Error('signed in')
  return result.unfinished
}
const byEmail = (email: string | null) =>
  db
    .select()
    .from(users)
    .where(eq(users.email, email ?? ''))
    .all()

test('AUTH-19 a first sign-in makes a plain user with showDemo; the next one finds it', () => {
  const wren = profile()
  const { id } = enter(wren)
  expect(byEmail(wren.email)).toMatchObject([
    { id, role: 'user', organization: false, showDemo: true, fullName: 'Wren Pine' },
  ])
  expect(historyOf(id)).toEqual(['created', 'connected'])
  const renamed = { ...wren, email: 'other@example.com', fullName: 'Somebody Else' }
  expect(enter(renamed).id).toBe(id)
  expect(byEmail('other@example.com')).toEqual([])
  const told = db.select().from(liveEvents).where(eq(liveEvents.topic, 'list:users')).all()
  expect(told).toHaveLength(1)
})

test('AUTH-19 PROJ-05 the guest’s project comes along', () => {
  const project = makeProject()
  const { id } = enter(profile(), project.id)
  expect(db.select().from(projects).where(eq(projects.id, project.id)).get()?.ownerId).toBe(id)
})

test('AUTH-40 a verified e-mail joins the account that has it; a password set by a stranger goes', async () => {
  const user = makeUser({ password: 'set by somebody' })
  await signIn(user)
  expect(enter(profile({ email: user.email })).id).toBe(user.id)
  expect(reread(user)?.passwordHash).toBeNull()
  expect(
    db.select().from(sessions).where(eq(sessions.userId, user.id)).all().length,
    'only the new session',
  ).toBe(1)
})

test('AUTH-40 someone who showed before that the mailbox is theirs keeps password and sessions', async () => {
  const user = makeUser({ password: 'my own', emailVerifiedAt: 1 })
  await signIn(user)
  enter(profile({ email: user.email }))
  expect(reread(user)?.passwordHash).not.toBeNull()
  expect(db.select().from(sessions).where(eq(sessions.userId, user.id)).all().length).toBe(2)
})

test('AUTH-14 a record that staff prepared becomes the account: one row, name and role kept', () => {
  const prepared = makeUser({ fullName: 'Jane Client', role: 'client', toCreate: true })
  expect(enter(profile({ email: prepared.email })).role).toBe('client')
  expect(byEmail(prepared.email)).toMatchObject([{ fullName: 'Jane Client', toCreate: false }])
})

test('AUTH-19 an invitation waits for whose mailbox is verified; others hear of it by mail', () => {
  const now = Date.now()
  const wren = profile()
  const inviter = makeUser({ role: 'admin' })
  const invite = (email: string | null) =>
    db
      .insert(userInvites)
      .values({
        id: `hash-${email}`,
        email: email ?? '',
        role: 'client',
        invitedBy: inviter.id,
        createdAt: now,
        expiresAt: now + 60_000,
      })
      .run()
  const facts = (of: ProviderProfile) => byEmail(of.email ?? '')[0] as User
  invite(wren.email)
  const invited = enter(wren)
  expect(invited.role).toBe('user')
  expect(whoInvites(facts(wren))).toBe(inviter.fullName)
  expect(acceptInvitation(invited, null)).toBe('client')
  expect(whoInvites(facts(wren))).toBeNull()
  expect(mailsTo(wren.email ?? '')).toEqual([])

  const unwilling = profile()
  invite(unwilling.email)
  refuseInvitation(enter(unwilling), null)
  expect(facts(unwilling).role).toBe('user')
  expect(db.select().from(userInvites).all()).toEqual([])
  expect(mailsTo(inviter.email)[0]).toMatchObject({
    subject: 'Your invitation was rejected',
    message: expect.stringContaining('“Wren Pine”'),
  })

  const stranger = profile({ emailVerified: false })
  invite(stranger.email)
  const unproven = enter(stranger)
  expect(whoInvites(facts(stranger))).toBeNull()
  expect(() => acceptInvitation(unproven, null)).toThrow('invalid-invitation')
  expect(mailsTo(stranger.email ?? '').map(({ subject }) => subject)).toEqual([
    'An invitation is waiting for you',
  ])
})

test('AUTH-40 an unverified e-mail asks for the password of the account', async () => {
  const user = makeUser({ password: 'right horse' })
  const code = unfinished(profile({ email: user.email, emailVerified: false }))
  expect(unfinishedSignIn(code).email).toBe(user.email)
  const give = (password: string) => givePassword(guest(), { code, password }, origin)
  await expect(give('wrong')).rejects.toMatchObject({ code: 'wrong-password', status: 400 })
  expect(db.select().from(oauthAccounts).where(eq(oauthAccounts.userId, user.id)).all()).toEqual([])
  expect((await give('right horse')).member.id).toBe(user.id)
  await expect(give('right horse')).rejects.toMatchObject({ code: 'social-link' })
})

test('AUTH-40 AUTH-42 the password is not guessed there either', async () => {
  const user = makeUser({ password: 'right horse' })
  const code = unfinished(profile({ email: user.email, emailVerified: false }))
  const give = (password: string) => givePassword(guest(), { code, password }, origin)
  for (let i = 0; i < 10; i += 1) await expect(give('wrong')).rejects.toThrow()
  await expect(give('right horse')).rejects.toMatchObject({ code: 'too-many-tries', status: 429 })
})

test('AUTH-19 without an e-mail it is asked for: a new one makes an account', () => {
  const code = unfinished(profile({ provider: 'facebook', email: null, emailVerified: false }))
  const other = unfinished(profile({ email: null, emailVerified: false }))
  const member = giveEmail(guest(), { code, email: 'typed@example.com' }, origin)?.member
  expect(byEmail('typed@example.com')).toMatchObject([{ id: member?.id, emailVerifiedAt: null }])
  expect(() => giveEmail(guest(), { code, email: 'again@example.com' }, origin)).toThrow()
  expect(unfinishedSignIn(other).email, 'another one waiting still works').toBeNull()
})

test('AUTH-40 without an e-mail, one typed that has an account asks for its password', async () => {
  const user = makeUser({ password: 'right horse' })
  const code = unfinished(profile({ email: null, emailVerified: false }))
  expect(giveEmail(guest(), { code, email: user.email }, origin)).toBeNull()
  const elsewhere = { ...origin, address: '192.0.2.2' }
  const { member } = await givePassword(guest(), { code, password: 'right horse' }, elsewhere)
  expect(member.id).toBe(user.id)
})

test('bad input: a code that was never given', () => {
  expect(() => unfinishedSignIn('guessed')).toThrow(
    expect.objectContaining({ code: 'social-link' }),
  )
})

/** An account that a stranger made with somebody's email, with every way back in. */
function prepared(email: string) {
  const account = makeUser({ email, password: 'the stranger 7' })
  connectProvider(actorOf(account), {
    ...profile({ email: null, provider: 'facebook' }),
    sessionId: makeSession(account),
  })
  transaction((tx) => issueToken(tx, 'email_change', account.id, 'stranger@example.com'))
  return account
}
const waysIn = (userId: string) => [
  db
    .select()
    .from(oauthAccounts)
    .where(and(eq(oauthAccounts.userId, userId), isNull(oauthAccounts.letGoAt)))
    .all()
    .map((c) => c.provider),
  db
    .select()
    .from(tokens)
    .where(eq(tokens.userId, userId))
    .all()
    .filter((t) => !t.usedAt).length,
]

test('the owner of the mailbox leaves a stranger no way in', () => {
  const owner = profile()
  const account = prepared(owner.email ?? '')
  expect(enter(owner).id).toBe(account.id)
  expect(waysIn(account.id)).toEqual([['google'], 0])
})

test('a reset that proves the mailbox first leaves a stranger no way in', async () => {
  const account = prepared('first-proof@example.com')
  const code = transaction((tx) => issueToken(tx, 'reset', account.id))
  await resetPassword(guest(), { code, password: 'salt marsh 7' })
  expect(waysIn(account.id)).toEqual([[], 0])
})
