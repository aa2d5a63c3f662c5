import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { invitedCode } from '#tests/fixtures/invitations'
import { actorOf, guestWith, makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { projects, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { inviteUser } from '~/features/invitations/invite-user.server'
import { ensureBrand } from '~/features/panels/ensure-brand.server'
import { deleteUser } from '~/features/users/delete-user.server'
import { newId } from '~/platform/ids.server'
import { loader as settings } from '~/routes/accounts/account-settings'
import { action, loader } from '~/routes/accounts/signup'

const jane = {
  fullName: 'Jane Doe',
  email: 'jane@example.com',
  password: 'salt marsh 7',
  confirmPassword: 'salt marsh 7',
}
const post = (form: Record<string, string>, cookie = '') =>
  callAction(action, { url: '/signup', form, cookie })
const errorsOf = (answer: { data: unknown }) =>
  (answer.data as { result: { error?: unknown } }).result.error
const accounts = (email: string) => db.select().from(users).where(eq(users.email, email)).all()

test('AUTH-12 AUTH-13 a sign-up signs in, leads to /projects and ignores a posted role', async () => {
  const answer = await post({ ...jane, role: 'admin', organization: 'on', manageUsers: 'true' })
  expect(answer.status).toBe(303)
  expect(answer.location).toBe('/projects')
  expect(accounts(jane.email)).toMatchObject([
    { role: 'user', organization: false, manageUsers: false, showDemo: true },
  ])
  const next = await callLoader(settings, { url: '/account-settings', cookie: answer.cookie })
  expect(next.data).toMatchObject({ profile: { fullName: 'Jane Doe' } })
})

test('AUTH-07 each missing field is asked for', async () => {
  const answer = await post({ fullName: ' ', email: '', password: '', confirmPassword: '' })
  expect(answer.status).toBe(400)
  const required = ['This field is required']
  expect(errorsOf(answer)).toEqual({
    fullName: required,
    email: required,
    password: required,
    confirmPassword: required,
  })
})

test('AUTH-08 a malformed email is refused and what was typed stays', async () => {
  for (const email of ['jane', 'jane@', '@example.com', 'ja ne@example.com', 'jane@example']) {
    const answer = await post({ ...jane, email })
    expect(answer.status).toBe(400)
    expect(errorsOf(answer)).toEqual({ email: ['Must be a valid email address'] })
    expect(answer.data).toMatchObject({ result: { initialValue: { email, fullName: 'Jane Doe' } } })
  }
})

test('AUTH-09 seven characters are too short for a password, eight are enough', async () => {
  const short = await post({ ...jane, password: '1234567', confirmPassword: '1234567' })
  expect(errorsOf(short)).toEqual({
    password: ['Password must be at least 8 characters in length'],
  })
  const eight = { password: '12345678', confirmPassword: '12345678', email: 'eight@example.com' }
  expect((await post({ ...jane, ...eight })).status).toBe(303)
})

test('AUTH-10 a repeat that differs is refused', async () => {
  const answer = await post({ ...jane, confirmPassword: 'salt marsh 8' })
  expect(errorsOf(answer)).toEqual({
    confirmPassword: ['Password and repeat password does not match.'],
  })
})

test('AUTH-11 the email of an account is refused in the alert, whatever its case', async () => {
  const there = makeUser({ email: 'there@example.com', fullName: 'There' })
  const answer = await post({ ...jane, email: ' There@Example.COM' })
  expect(answer.status).toBe(400)
  expect(errorsOf(answer)).toEqual({
    '': ['There is already an account with this email. Log in, or reset its password.'],
  })
  expect(answer.headers.get('Set-Cookie')).toBeNull()
  expect(accounts('there@example.com')).toEqual([there])
})

test('AUTH-04 AUTH-06 the form is prefilled with the email of the address', async () => {
  const shown = await callLoader(loader, { url: '/signup?email=jane@example.com' })
  expect(shown.data).toMatchObject({ email: 'jane@example.com', invalidInvitation: false })
})

test('an unknown invitation is said to be invalid', async () => {
  const shown = await callLoader(loader, { url: '/signup?i=unknown' })
  expect(shown.data).toMatchObject({ invalidInvitation: true })
})

test('INVITE-02 an invitation of somebody who may not invite any more says so', async () => {
  const manager = makeEmployee({ manageUsers: true })
  inviteUser(actorOf(manager), { email: 'void@example.com', role: 'user', packageId: null })
  const call = { url: `/signup?i=${invitedCode('void@example.com')}` }
  expect((await callLoader(loader, call)).data).toMatchObject({ withdrawn: false })
  await deleteUser(actorOf(makeUser({ role: 'admin' })), { id: manager.id })
  expect((await callLoader(loader, call)).data).toMatchObject({
    withdrawn: true,
    invalidInvitation: true,
    invitation: null,
    email: '',
  })
})

test('a sign-up takes the guest project along, clears its cookie and leads to redirectTo', async () => {
  const id = newId()
  transaction((tx) => {
    const facts = { name: 'Mine', primaryColor: '#000000', secondaryColor: '#000000', logo: null }
    const row = { id, name: 'Mine', brandId: ensureBrand(tx, facts), createdAt: 1, updatedAt: 1 }
    tx.insert(projects).values(row).run()
  })
  const form = { ...jane, email: 'guest@example.com', redirectTo: `/projects/${id}` }
  const answer = await post(form, await guestWith(id))
  expect(answer.location).toBe(`/projects/${id}`)
  expect(answer.headers.getSetCookie().some((c) => /^panelry_guest=.*Max-Age=0/.test(c))).toBe(true)
  const [account] = accounts('guest@example.com')
  expect(db.select().from(projects).where(eq(projects.id, id)).get()?.ownerId).toBe(account?.id)
})

test('GUARD-08 GUARD-56 somebody signed in is led to where they start and makes no account', async () => {
  for (const [role, start] of [
    ['admin', '/admin'],
    ['client', '/requests'],
    ['user', '/projects'],
  ] as const) {
    const cookie = await signIn(makeUser({ role }))
    expect((await callLoader(loader, { url: '/signup', cookie })).location).toBe(start)
    const posted = await post({ ...jane, email: 'second@example.com' }, cookie)
    expect(posted.location).toBe(start)
  }
  expect(accounts('second@example.com')).toEqual([])
})

test('the time zone of the browser is taken where it is one; anything else is the office’s', async () => {
  const zones: [string | undefined, string | null][] = [
    ['Asia/Tokyo', 'Asia/Tokyo'],
    // Browsers differ in what they call it.
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    [undefined, null],
    ['', null],
    ['UTC', null],
    ['+05:30', null],
    ['Mars/Olympus', null],
    ['../../etc/localtime', null],
    ['A'.repeat(5000), null],
  ]
  for (const [index, [zone, kept]] of zones.entries()) {
    const email = `zone-${index}@example.com`
    const cookie = zone === undefined ? '' : `panelry_zone=${zone}`
    expect((await post({ ...jane, email }, cookie)).status).toBe(303)
    expect(accounts(email)[0]?.timeZone, zone).toBe(kept)
  }
})
