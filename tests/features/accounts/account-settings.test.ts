import { desc, eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { actorOf, makeUser, signIn as openSession, reread } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { mail, sessions, tokens, type User, users } from '~/db/schema'
import { changePassword } from '~/features/accounts/change-password.server'
import {
  confirmEmailChange,
  emailToConfirm,
  pendingEmail,
} from '~/features/accounts/confirm-email-change.server'
import { confirmPassword } from '~/features/accounts/confirm-password.server'
import { endOtherSessions, endSession } from '~/features/accounts/end-session.server'
import { deviceName, listSessions } from '~/features/accounts/list-sessions.server'
import { requestPasswordReset } from '~/features/accounts/request-password-reset.server'
import { signIn } from '~/features/accounts/sign-in.server'
import { touchSession } from '~/features/accounts/touch-session.server'
import { updateProfile } from '~/features/accounts/update-profile.server'
import type { Guest } from '~/permissions/vocabulary'

const guest: Guest = { kind: 'guest', projectId: null }
const password = 'salt marsh 7'
const signsIn = (email: string, tried: string) =>
  signIn(guest, { email, password: tried, address: '192.0.2.1', userAgent: 'Test' }).then(
    () => true,
    () => false,
  )
const sessionsOf = (user: User) =>
  db.select().from(sessions).where(eq(sessions.userId, user.id)).all()
const newestMail = (to: string) =>
  db.select().from(mail).where(eq(mail.to, to)).orderBy(desc(mail.id)).get()
const askFor = async (user: User, email: string, currentPassword = password) => {
  const { fullName, version } = user
  await updateProfile(actorOf(user), { fullName, email, currentPassword, version })
  return newestMail(email)?.message.match(/confirm-email\?code=(\S+)/)?.[1] ?? ''
}

afterEach(() => void vi.useRealTimers())

test('AUTH-28 a changed name needs no password and raises the version', async () => {
  const user = makeUser()
  const { email, version } = user
  await updateProfile(actorOf(user), { fullName: 'New', email, currentPassword: '', version })
  expect(reread(user)).toMatchObject({ fullName: 'New', version: version + 1 })
})

test('a profile form made from an older version is refused', async () => {
  const user = makeUser()
  const { email, version } = user
  const save = (fullName: string) =>
    updateProfile(actorOf(user), { fullName, email, currentPassword: '', version })
  await save('First')
  await expect(save('Second')).rejects.toMatchObject({ code: 'stale', status: 409 })
  expect(reread(user)?.fullName).toBe('First')
})

test('AUTH-38 a new email signs in only after its link was used; the old one is told', async () => {
  const user = makeUser({ password })
  const code = await askFor(user, 'new-one@example.com')
  expect(pendingEmail(user.id)).toBe('new-one@example.com')
  expect(await signsIn(user.email, password)).toBe(true)
  expect(await signsIn('new-one@example.com', password)).toBe(false)
  expect(emailToConfirm(code)).toMatchObject({ email: 'new-one@example.com' })
  confirmEmailChange(guest, code)
  expect(await signsIn('new-one@example.com', password)).toBe(true)
  expect(await signsIn(user.email, password)).toBe(false)
  expect(newestMail(user.email)?.subject).toBe('Your email was changed')
  expect(pendingEmail(user.id)).toBeNull()
  expect(() => confirmEmailChange(guest, code)).toThrow('email-link')
})

test('AUTH-38 the link works for an hour, and a newer one voids it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const user = makeUser({ password })
  const first = await askFor(user, 'hour-1@example.com')
  const second = await askFor(user, 'hour-2@example.com')
  expect(() => confirmEmailChange(guest, first)).toThrow('email-link')
  vi.advanceTimersByTime(60 * 60_000)
  expect(() => confirmEmailChange(guest, second)).toThrow('email-link')
  expect(pendingEmail(user.id)).toBeNull()
  expect(reread(user)?.email).toBe(user.email)
})

test('AUTH-30 the email of another account is refused, also when it is taken meanwhile', async () => {
  const other = makeUser()
  const user = makeUser({ password })
  await expect(askFor(user, other.email)).rejects.toMatchObject({
    code: 'email-taken-by-other',
    details: { field: 'email' },
  })
  const code = await askFor(user, 'wanted@example.com')
  makeUser({ email: 'wanted@example.com' })
  expect(() => confirmEmailChange(guest, code)).toThrow('email-taken-by-other')
  expect(await signsIn(user.email, password)).toBe(true)
})

test('AUTH-32 a wrong current password changes neither email nor password', async () => {
  const user = makeUser({ password })
  await expect(askFor(user, 'else@example.com', 'wrong')).rejects.toThrow('wrong-password')
  await expect(askFor(user, 'else@example.com', '')).rejects.toMatchObject({
    code: 'password-missing',
    details: { field: 'currentPassword' },
  })
  const change = { currentPassword: 'wrong', password: 'new password', sessionId: null }
  await expect(changePassword(actorOf(user), change)).rejects.toThrow('wrong-password')
  expect(reread(user)).toEqual(user)
  expect(newestMail('else@example.com')).toBeUndefined()
})

test('AUTH-42 ten wrong current passwords refuse the right one too', async () => {
  const user = makeUser({ password })
  const confirm = (tried: string) =>
    confirmPassword(actorOf(user), { sessionId: null, password: tried }).catch((f) => f.code)
  for (let i = 0; i < 10; i += 1) expect(await confirm('wrong')).toBe('wrong-password')
  expect(await confirm(password)).toBe('too-many-tries')
})

test('AUTH-33 AUTH-41 a changed password signs in and ends all other sessions', async () => {
  const user = makeUser({ password })
  await openSession(user)
  await openSession(user)
  const [present] = sessionsOf(user)
  const change = { currentPassword: password, password: 'new password' }
  await changePassword(actorOf(user), { ...change, sessionId: present?.id ?? null })
  expect(sessionsOf(user).map(({ id }) => id)).toEqual([present?.id])
  expect(await signsIn(user.email, 'new password')).toBe(true)
  expect(await signsIn(user.email, password)).toBe(false)
})

test('nobody fills a mailbox with changes of their password: the eleventh waits', async () => {
  const user = makeUser({ password })
  const changeTo = (to: string, currentPassword: string) =>
    changePassword(actorOf(user), { currentPassword, password: to, sessionId: null })
  let current = password
  for (let n = 1; n <= 10; n += 1) {
    const next = `new password ${n}`
    await changeTo(next, current)
    current = next
  }
  const refused = { code: 'too-many-tries', status: 429, details: { values: { minutes: 60 } } }
  await expect(changeTo('one too many', current)).rejects.toMatchObject(refused)
  expect(db.select().from(mail).where(eq(mail.to, user.email)).all()).toHaveLength(10)
  expect(await signsIn(user.email, current)).toBe(true)
  // A mailed link goes to whose mailbox it is: it always works.
  requestPasswordReset(guest, { email: user.email, address: '192.0.2.1' })
  const code = newestMail(user.email)?.message.match(/code=(\S+)/)?.[1] ?? ''
  const { resetPassword } = await import('~/features/accounts/reset-password.server')
  await resetPassword(guest, { code, password: 'by the link 7' })
  expect(await signsIn(user.email, 'by the link 7')).toBe(true)
})

test('AUTH-33 a changed password voids links that were asked for with the old one', async () => {
  const user = makeUser({ password })
  const code = await askFor(user, 'evil@example.com')
  requestPasswordReset(guest, { email: user.email, address: '192.0.2.1' })
  const resetCode = newestMail(user.email)?.message.match(/code=(\S+)/)?.[1] ?? ''
  const change = { currentPassword: password, password: 'new password', sessionId: null }
  await changePassword(actorOf(user), change)
  expect(() => confirmEmailChange(guest, code)).toThrow('email-link')
  const { resetPassword } = await import('~/features/accounts/reset-password.server')
  const attempt = resetPassword(guest, { code: resetCode, password: 'stolen it is' })
  await expect(attempt).rejects.toThrow('reset-link')
  expect(reread(user)?.email).toBe(user.email)
})

test('a confirmed email change voids a reset link that was sent to the old address', async () => {
  const user = makeUser({ password })
  const code = await askFor(user, 'moved@example.com')
  requestPasswordReset(guest, { email: user.email, address: '192.0.2.1' })
  const resetCode = newestMail(user.email)?.message.match(/code=(\S+)/)?.[1] ?? ''
  confirmEmailChange(guest, code)
  const { resetPassword } = await import('~/features/accounts/reset-password.server')
  const attempt = resetPassword(guest, { code: resetCode, password: 'stolen it is' })
  await expect(attempt).rejects.toThrow('reset-link')
})

test('AUTH-31 a confirmed password marks the session', async () => {
  const user = makeUser({ password })
  await openSession(user)
  db.update(sessions).set({ authenticatedAt: 1 }).where(eq(sessions.userId, user.id)).run()
  const id = sessionsOf(user)[0]?.id ?? null
  await expect(
    confirmPassword(actorOf(user), { sessionId: id, password: 'wrong' }),
  ).rejects.toThrow('wrong-password')
  expect(sessionsOf(user)[0]?.authenticatedAt).toBe(1)
  await confirmPassword(actorOf(user), { sessionId: id, password })
  expect(sessionsOf(user)[0]?.authenticatedAt).toBeGreaterThan(1)
})

test('AUTH-41 sessions are listed, and one or all others can be ended; nobody ends another’s', async () => {
  const [user, other] = [makeUser(), makeUser()]
  const firefox = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:139.0) Firefox/139.0'
  await openSession(user)
  await openSession(user, firefox)
  await openSession(user)
  await openSession(other)
  const [present, second] = sessionsOf(user)
  const listed = listSessions(user.id, present?.id ?? null)
  expect(listed).toHaveLength(3)
  expect(listed[0]).toMatchObject({ id: present?.id, current: true, device: 'Unknown device' })
  expect(listed.map((row) => row.device)).toContain('Firefox on Mac')
  const foreign = sessionsOf(other)[0]?.id ?? ''
  expect(() => endSession(actorOf(user), foreign)).toThrow('not-found')
  endSession(actorOf(user), second?.id ?? '')
  expect(listSessions(user.id, null)).toHaveLength(2)
  endOtherSessions(actorOf(user), present?.id ?? null)
  expect(sessionsOf(user).map(({ id }) => id)).toEqual([present?.id])
  expect(sessionsOf(other)).toHaveLength(1)
})

test('AUTH-41 last seen moves at most every five minutes', async () => {
  const user = makeUser()
  await openSession(user)
  const [{ id = '' } = {}] = sessionsOf(user)
  const seen = () => sessionsOf(user)[0]?.lastSeenAt ?? 0
  const before = seen()
  touchSession(id)
  expect(seen()).toBe(before)
  db.update(sessions)
    .set({ lastSeenAt: before - 6 * 60_000 })
    .run()
  touchSession(id)
  expect(seen()).toBeGreaterThanOrEqual(before)
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'Chrome on Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.5', 'Unknown device'],
  ['', 'Unknown device'],
])('AUTH-41 %s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

test('nobody sends more than five mails for a new email in an hour', async () => {
  const user = makeUser({ password })
  for (let n = 0; n < 5; n += 1) await askFor(user, `many-${n}-${user.email}`)
  await expect(askFor(user, `many-5-${user.email}`)).rejects.toMatchObject({
    code: 'too-many-tries',
  })
  expect(newestMail(`many-5-${user.email}`)).toBeUndefined()
})

/** Somebody else chooses another password while `work` waits for the comparison with the one of before. */
const overtaken = (user: User, work: Promise<unknown>) => {
  db.update(users).set({ passwordHash: 'another' }).where(eq(users.id, user.id)).run()
  return expect(work).rejects.toMatchObject({
    code: 'wrong-password',
    status: 400,
    details: { field: 'currentPassword' },
  })
}

test('AUTH-32 a password that is changed while it is compared asks for no new email', async () => {
  const user = makeUser({ password })
  await overtaken(user, askFor(user, 'overtaken@example.com'))
  expect(db.select().from(tokens).where(eq(tokens.userId, user.id)).all()).toEqual([])
  expect(newestMail('overtaken@example.com')).toBeUndefined()
})

test('AUTH-31 a password that is changed while it is compared confirms nothing', async () => {
  const user = makeUser({ password })
  await openSession(user)
  db.update(sessions).set({ authenticatedAt: 1 }).where(eq(sessions.userId, user.id)).run()
  const [{ id = null } = {}] = sessionsOf(user)
  await overtaken(user, confirmPassword(actorOf(user), { sessionId: id, password }))
  expect(sessionsOf(user)[0]?.authenticatedAt).toBe(1)
})

test('AUTH-32 when two people change one password at once, the second is refused', async () => {
  const user = makeUser({ password })
  const change = { currentPassword: password, password: 'new password', sessionId: null }
  await overtaken(user, changePassword(actorOf(user), change))
  expect(reread(user)?.passwordHash).toBe('another')
})
