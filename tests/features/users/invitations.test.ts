import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sent } from '#tests/fixtures/edits'
import { catchError } from '#tests/fixtures/errors'
import { invitationsFor, invitedCode, mailsTo, makePackage } from '#tests/fixtures/invitations'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { userInvites, userPackages, users } from '~/db/schema'
import { enterWithProvider } from '~/features/accounts/enter-with-provider.server'
import { signUp } from '~/features/accounts/sign-up.server'
import { bulkInvite } from '~/features/invitations/bulk-invite.server'
import { findInvitation, openInvitation } from '~/features/invitations/find-invitation.server'
import { inviteUser } from '~/features/invitations/invite-user.server'
import { listInvitations } from '~/features/invitations/list-invitations.server'
import { resendInvitation } from '~/features/invitations/resend-invitation.server'
import { revokeInvitation } from '~/features/invitations/revoke-invitation.server'
import { tokenHash } from '~/platform/ids.server'

const day = 24 * 60 * 60 * 1000
const guest = { kind: 'guest' as const, projectId: null }
const jane = {
  fullName: 'Jane Doe',
  password: 'salt marsh 7',
  address: '192.0.2.1',
  userAgent: 'Test',
}
const root = makeUser({ role: 'admin', fullName: 'Ravi Okonjo' })
const admin = actorOf(root)
const care = makePackage('Care')
const asClient = (email: string) => ({ email, role: 'client' as const, packageId: care.id })
const accounts = (email: string) => db.select().from(users).where(eq(users.email, email)).all()

test('INVITE-04 INVITE-05 AUTH-39 an invitation is stored for 14 days and its link is mailed', () => {
  inviteUser(admin, asClient('one@example.com'))
  const [row] = invitationsFor('one@example.com')
  expect(row).toMatchObject({ role: 'client', packageId: care.id, invitedBy: root.id })
  expect(row && row.expiresAt - row.createdAt).toBe(14 * day)
  const code = invitedCode('one@example.com')
  expect(row?.id).toBe(tokenHash(code))
  expect(mailsTo('one@example.com')[0]?.message).toContain('Invited by: “Ravi Okonjo”')
})

test('INVITE-06 INVITE-07 an existing user and a client without a package are refused', () => {
  const there = makeUser()
  const refuse = (input: Parameters<typeof inviteUser>[1]) =>
    catchError(() => inviteUser(admin, input))
  expect(refuse(asClient(there.email))).toMatchObject({ code: 'user-exists', status: 400 })
  const none = { email: 'none@example.com', role: 'client' as const }
  expect(refuse({ ...none, packageId: null })).toMatchObject({ code: 'package-needed' })
  expect(refuse({ ...none, packageId: 'x' })).toMatchObject({ code: 'package-unknown' })
  expect(mailsTo('none@example.com')).toEqual([])
})

test('INVITE-08 AUTH-39 inviting again updates the invitation and voids the old link', () => {
  inviteUser(admin, asClient('again@example.com'))
  const old = invitedCode('again@example.com')
  inviteUser(admin, { email: 'again@example.com', role: 'user', packageId: null })
  expect(invitationsFor('again@example.com')).toMatchObject([{ role: 'user', packageId: null }])
  expect(findInvitation(old)).toBeUndefined()
  expect(findInvitation(invitedCode('again@example.com'))).toBeDefined()
})

test('INVITE-08 a fourth mail to one address within the hour is refused, and changes nothing', () => {
  const email = 'flooded@example.com'
  const invite = (number: number) =>
    inviteUser(admin, { ...asClient(email), idempotencyKey: sent(`flood ${number}`) })
  for (const number of [1, 2]) invite(number)
  resendInvitation(admin, { id: invitationsFor(email)[0]?.id ?? '' })
  const open = invitationsFor(email)
  const tooMany = { code: 'too-many-invites', status: 429 }
  expect(catchError(() => invite(4))).toMatchObject(tooMany)
  expect(catchError(() => resendInvitation(admin, { id: open[0]?.id ?? '' }))).toMatchObject(
    tooMany,
  )
  const rows = [email, 'beside@example.com'].map((to) => ({ email: to, role: 'user', package: '' }))
  expect(bulkInvite(admin, { rows }).map(({ text }) => text)).toEqual([
    'You sent too many invitations just now. Please try again in 60 minutes.',
    'Invite created',
  ])
  expect(mailsTo(email)).toHaveLength(3)
  expect(invitationsFor(email)).toEqual(open)
  // Taken back and written anew it is the same mailbox.
  revokeInvitation(admin, { id: open[0]?.id ?? '' })
  expect(catchError(() => invite(5))).toMatchObject(tooMany)
})

test('INVITE-01 INVITE-03 AUTH-39 a sign-up gets role and package, and uses the invitation up', async () => {
  inviteUser(admin, asClient('two@example.com'))
  const invitation = invitedCode('two@example.com')
  const other = signUp(guest, { ...jane, email: 'other@example.com', invitation })
  await expect(other).rejects.toMatchObject({ code: 'invitation-email' })
  expect([...accounts('other@example.com'), ...accounts('two@example.com')]).toEqual([])
  const { member } = await signUp(guest, { ...jane, email: 'two@example.com', invitation })
  const [two] = accounts('two@example.com')
  expect(two).toMatchObject({ role: 'client', toCreate: false })
  expect(two?.emailVerifiedAt).toBeGreaterThan(0)
  const packages = db.select().from(userPackages).where(eq(userPackages.userId, member.id)).all()
  expect(packages).toMatchObject([{ packageId: care.id }])
  expect(invitationsFor('two@example.com')).toEqual([])
  const again = signUp(guest, { ...jane, email: 'two@example.com', invitation })
  await expect(again).rejects.toMatchObject({ code: 'invalid-invitation' })
})

test('INVITE-03 one invitation used twice at once makes one account', async () => {
  inviteUser(admin, asClient('race@example.com'))
  const invitation = invitedCode('race@example.com')
  const both = await Promise.allSettled([
    signUp(guest, { ...jane, email: 'race@example.com', invitation, idempotencyKey: sent('a') }),
    signUp(guest, { ...jane, email: 'race@example.com', invitation, idempotencyKey: sent('b') }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(accounts('race@example.com')).toHaveLength(1)
})

test('AUTH-39 after 14 days an invitation works no more, until it is sent again', async () => {
  inviteUser(admin, asClient('late@example.com'))
  db.update(userInvites)
    .set({ expiresAt: Date.now() - 1 })
    .where(eq(userInvites.email, 'late@example.com'))
    .run()
  const invitation = invitedCode('late@example.com')
  const late = signUp(guest, { ...jane, email: 'late@example.com', invitation })
  await expect(late).rejects.toThrow('invalid-invitation')
  const [row] = invitationsFor('late@example.com')
  resendInvitation(admin, { id: row?.id ?? '' })
  const fresh = { ...jane, email: 'late@example.com', invitation: invitedCode('late@example.com') }
  expect((await signUp(guest, fresh)).member.role).toBe('client')
})

test('a revoked invitation works no more', () => {
  inviteUser(admin, asClient('back@example.com'))
  revokeInvitation(admin, { id: invitationsFor('back@example.com')[0]?.id ?? '' })
  expect(findInvitation(invitedCode('back@example.com'))).toBeUndefined()
  expect(catchError(() => revokeInvitation(admin, { id: 'gone' })).status).toBe(404)
})

test('a sign-up without the link gets nothing of an invitation', async () => {
  inviteUser(admin, asClient('plain@example.com'))
  await signUp(guest, { ...jane, email: 'plain@example.com' })
  expect(accounts('plain@example.com')).toMatchObject([{ role: 'user' }])
})

test('USER-22 an employee invites no admin, and leaves invitations of admins alone', () => {
  const manager = actorOf(makeEmployee({ manageUsers: true }))
  const boss = { email: 'boss@example.com', role: 'admin' as const, packageId: null }
  expect(catchError(() => inviteUser(manager, boss)).code).toBe('role-not-grantable')
  inviteUser(admin, boss)
  const id = invitationsFor('boss@example.com')[0]?.id ?? ''
  expect(catchError(() => resendInvitation(manager, { id })).code).toBe('role-not-grantable')
  expect(catchError(() => revokeInvitation(manager, { id })).code).toBe('forbidden')
  const again = { email: 'boss@example.com', role: 'user' as const, packageId: null }
  expect(catchError(() => inviteUser(manager, again)).code).toBe('email-invited')
  expect(invitationsFor('boss@example.com')).toMatchObject([{ role: 'admin' }])
  const row = listInvitations(manager, null).invitations.find((r) => r.id === id)
  expect(row?.mine).toBe(false)
  expect(catchError(() => inviteUser(actorOf(makeUser()), asClient('x@example.com'))).status).toBe(
    403,
  )
})

test('invitations are listed newest first, 20 a page, forwards and back', () => {
  db.delete(userInvites).run()
  for (let i = 0; i < 25; i += 1) {
    inviteUser(admin, { email: `p${i}@example.com`, role: 'user', packageId: null })
  }
  const first = listInvitations(admin, null)
  expect(first.invitations).toHaveLength(20)
  const second = listInvitations(admin, { after: first.next ?? '' })
  expect(second.invitations).toHaveLength(5)
  expect(second.next).toBeNull()
  const back = listInvitations(admin, { before: second.previous ?? '' })
  expect(back.invitations).toEqual(first.invitations)
})

test('USER-22 an invitation opens only what its inviter may give when it is taken', async () => {
  const boss = makeUser({ role: 'admin' })
  const send = { email: 'heir@example.com', role: 'admin' as const, packageId: null }
  inviteUser(actorOf(boss), send)
  const invitation = invitedCode(send.email)
  const listed = () => listInvitations(admin, null).invitations.find((r) => r.email === send.email)
  expect(openInvitation(invitation)).toMatchObject({ email: send.email })
  expect(listed()).toMatchObject({ expired: false, inviter: boss.fullName })

  const demoted = { role: 'user' as const, organization: true, manageUsers: true }
  db.update(users).set(demoted).where(eq(users.id, boss.id)).run()
  const take = () => signUp(guest, { ...jane, email: send.email, invitation })
  await expect(take()).rejects.toMatchObject({ code: 'invitation-withdrawn', status: 400 })
  expect(openInvitation(invitation)).toBe('withdrawn')
  expect(listed()?.expired).toBe(true)
  expect(accounts(send.email)).toEqual([])

  // Nor does the owner of the mailbox get it through a provider.
  const profile = { provider: 'google' as const, providerId: 'heir', fullName: 'Heir' }
  const vouched = { ...profile, email: 'other-heir@example.com', emailVerified: true }
  inviteUser(admin, { ...send, email: vouched.email })
  db.update(userInvites).set({ invitedBy: null }).where(eq(userInvites.email, vouched.email)).run()
  enterWithProvider(guest, vouched, jane)
  expect(accounts(vouched.email)).toMatchObject([{ role: 'user' }])

  // Somebody who may give the role sends it again: then it is theirs.
  const id = invitationsFor(send.email)[0]?.id ?? ''
  expect(catchError(() => resendInvitation(actorOf(boss), { id })).code).toBe('role-not-grantable')
  resendInvitation(admin, { id })
  const again = { ...jane, email: send.email, invitation: invitedCode(send.email) }
  expect((await signUp(guest, again)).member.role).toBe('admin')
})
