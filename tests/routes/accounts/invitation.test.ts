import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { invitationsFor, invitedCode, mailsTo, makePackage } from '#tests/fixtures/invitations'
import { actorOf, makeUser, reread, signIn } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { inviteUser } from '~/features/invitations/invite-user.server'
import { countWaiting } from '~/features/notifications/count-waiting.server'
import { packagesOf } from '~/features/packages/packages.server'
import type { Role } from '~/permissions/vocabulary'
import { action, loader } from '~/routes/accounts/invitation'
import { loader as signUp } from '~/routes/accounts/signup'

const admin = makeUser({ role: 'admin', fullName: 'Ravi Okonjo' })
const launch = makePackage('Launch').id
let made = 0

/** Somebody invited who signed up without the link. */
async function invitedLate(facts: Parameters<typeof makeUser>[0] = {}, role: Role = 'client') {
  made += 1
  const email = `late-${made}@example.com`
  inviteUser(actorOf(admin), { email, role, packageId: role === 'client' ? launch : null })
  const user = makeUser({ email, fullName: `Late ${made}`, ...facts })
  return { email, user, code: invitedCode(email), cookie: await signIn(user) }
}
const open = (cookie: string, code?: string) =>
  callLoader(loader, { url: `/invitation${code ? `?i=${code}` : ''}`, cookie })
const accept = (cookie: string, invitation = '') =>
  callAction(action, { url: '/invitation', form: { invitation }, cookie })

test('the link of an invitation lets an account accept that was made by another way', async () => {
  const { email, user, code, cookie } = await invitedLate()
  const link = await callLoader(signUp, { url: `/signup?i=${code}`, cookie })
  expect(link).toMatchObject({ status: 302, location: `/invitation?i=${code}` })
  expect((await open(cookie, code)).data.invitation).toMatchObject({
    inviter: 'Ravi Okonjo',
    role: 'client',
    packageName: 'Launch',
    mine: true,
  })
  expect(await accept(cookie, code)).toMatchObject({ status: 303, location: '/requests' })
  expect(reread(user)).toMatchObject({ role: 'client', version: user.version + 1 })
  expect(reread(user)?.emailVerifiedAt).not.toBeNull()
  expect(packagesOf(db, user.id)).toEqual([launch])
  expect(invitationsFor(email)).toEqual([])
  expect(mailsTo(admin.email)[0]?.subject).toBe('Your invitation was accepted')
  // Used by oneself: on to the start. By anybody else: it does not work.
  expect((await open(cookie, code)).status).toBe(302)
  expect((await open(await signIn(makeUser()), code)).data.invitation).toBe('invalid')
})

test('without the link the address must be proven; then it waits in the bell', async () => {
  const { email, user, cookie } = await invitedLate()
  expect((await open(cookie)).data.invitation).toBe('invalid')
  expect(countWaiting(user)).toBe(0)
  expect((await accept(cookie)).status).toBe(400)
  expect(reread(user)?.role).toBe('user')
  expect(invitationsFor(email)).toHaveLength(1)

  const proven = await invitedLate({ emailVerifiedAt: 1 })
  expect(countWaiting(proven.user)).toBe(1)
  expect((await open(proven.cookie)).data.invitation).toMatchObject({ mine: true })
  expect((await accept(proven.cookie)).status).toBe(303)
  expect(reread(proven.user)?.role).toBe('client')
  expect(countWaiting(proven.user)).toBe(0)
})

test('an invitation is not for another account, and lowers nobody', async () => {
  const { email, code } = await invitedLate()
  const stranger = makeUser({ emailVerifiedAt: 1 })
  const cookie = await signIn(stranger)
  expect((await open(cookie, code)).data.invitation).toMatchObject({ mine: false, email })
  expect((await accept(cookie, code)).status).toBe(403)
  expect(reread(stranger)?.role).toBe('user')
  expect(invitationsFor(email)).toHaveLength(1)

  const high = await invitedLate({ role: 'admin' }, 'user')
  expect((await accept(high.cookie, high.code)).status).toBe(303)
  expect(reread(high.user)?.role).toBe('admin')
})

test('the sign-up of an invitation says who invites and as what', async () => {
  const { code } = await invitedLate()
  const { data } = await callLoader(signUp, { url: `/signup?i=${code}` })
  expect(data.invited).toMatchObject({
    inviter: 'Ravi Okonjo',
    role: 'client',
    packageName: 'Launch',
    hasAccount: true,
  })
})
