import { desc, eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { makeUser, signIn as openSession, reread } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { mail, sessions, tokens } from '~/db/schema'
import { requestPasswordReset } from '~/features/accounts/request-password-reset.server'
import { resetPassword } from '~/features/accounts/reset-password.server'
import { signIn } from '~/features/accounts/sign-in.server'
import type { Guest } from '~/permissions/vocabulary'

const guest: Guest = { kind: 'guest', projectId: null }
const address = '192.0.2.1'
const mailsTo = (to: string) =>
  db.select().from(mail).where(eq(mail.to, to)).orderBy(desc(mail.id)).all()
const codeFor = (email: string) => {
  requestPasswordReset(guest, { email, address })
  return mailsTo(email)[0]?.message.match(/reset-password\?code=(\S+)/)?.[1] ?? ''
}
const signsIn = (email: string, password: string) =>
  signIn(guest, { email, password, address, userAgent: 'Test' }).then(
    () => true,
    () => false,
  )

afterEach(() => void vi.useRealTimers())

test('AUTH-25 the mailed code sets the password and ends every session', async () => {
  const user = makeUser({ password: 'old password' })
  await openSession(user)
  const code = codeFor(user.email)
  const [sent] = mailsTo(user.email)
  expect(sent).toMatchObject({ status: 'queued', subject: 'Reset your password' })
  expect(sent?.message).toContain(`http://localhost:3000/reset-password?code=${code}`)
  expect(sent?.html).toContain(`href="http://localhost:3000/reset-password?code=${code}"`)
  await resetPassword(guest, { code, password: 'new password' })
  expect(db.select().from(sessions).where(eq(sessions.userId, user.id)).all()).toEqual([])
  expect(await signsIn(user.email, 'new password')).toBe(true)
  expect(await signsIn(user.email, 'old password')).toBe(false)
})

test('AUTH-26 AUTH-39 a code works once, for one hour, until a newer one is asked for', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const user = makeUser({ password: 'old password' })
  const refused = async (code: string) => {
    const before = reread(user)
    const attempt = resetPassword(guest, { code, password: 'new password' })
    await expect(attempt).rejects.toMatchObject({ code: 'reset-link', status: 400 })
    expect(reread(user)).toEqual(before)
  }
  await refused('')
  await refused('wrong')
  const first = codeFor(user.email)
  const second = codeFor(user.email)
  await refused(first)
  vi.advanceTimersByTime(60 * 60_000)
  await refused(second)
  const third = codeFor(user.email)
  vi.advanceTimersByTime(59 * 60_000)
  await resetPassword(guest, { code: third, password: 'new password' })
  await refused(third)
})

test('AUTH-39 a code used twice at the same moment works once', async () => {
  const user = makeUser({ password: 'old password' })
  const code = codeFor(user.email)
  const both = await Promise.allSettled([
    resetPassword(guest, { code, password: 'new password 1' }),
    resetPassword(guest, { code, password: 'new password 2' }),
  ])
  expect(both.filter((r) => r.status === 'fulfilled')).toHaveLength(1)
})

test('AUTH-22 an unknown email gets no mail, and the same limit as a known one', () => {
  const user = makeUser()
  for (const email of [user.email, 'nobody@example.com']) {
    for (let i = 0; i < 5; i += 1) requestPasswordReset(guest, { email, address })
    expect(() => requestPasswordReset(guest, { email, address })).toThrow('too-many-tries')
  }
  expect(mailsTo('nobody@example.com')).toEqual([])
  expect(mailsTo(user.email)).toHaveLength(5)
})

test('only the hash of a code is stored', () => {
  const user = makeUser()
  const code = codeFor(user.email)
  expect(JSON.stringify(db.select().from(tokens).all())).not.toContain(code)
})

test('a name cannot put markup into the mail', () => {
  const user = makeUser({ fullName: '<img src=x onerror="alert(1)">' })
  codeFor(user.email)
  expect(mailsTo(user.email)[0]?.html).not.toContain('<img')
})
