import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { invitationsFor, invitedCode, mailsTo, makePackage } from '#tests/fixtures/invitations'
import { makeEmployee, makeUser, reread, signIn } from '#tests/fixtures/people'
import { makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { users } from '~/db/schema'
import { fieldMessages } from '~/messages/fields'
import { action as signUpAction, loader as signUpLoader } from '~/routes/accounts/signup'
import { loader as list } from '~/routes/admin/users'
import { action as bulk } from '~/routes/admin/users/bulk-invite'
import { action as remove, loader as toRemove } from '~/routes/admin/users/delete'
import { action as edit, loader as toEdit } from '~/routes/admin/users/edit'
import { loader as invitations } from '~/routes/admin/users/invitations'
import { action as invite } from '~/routes/admin/users/invite'
import { action as create } from '~/routes/admin/users/new'
import { action as resend } from '~/routes/admin/users/resend'
import { action as revoke } from '~/routes/admin/users/revoke'
import { userTabs } from '~/routes/admin/users/user-tabs'
import { loader as editor } from '~/routes/editor/editor'

const admin = await signIn(makeUser({ role: 'admin', fullName: 'Ravi Okonjo' }))
const manager = makeEmployee({ manageUsers: true })
const asManager = await signIn(manager)
const care = makePackage('Care')
type Fields = Record<string, string | string[]>

const errorsOf = (answer: { data: unknown }) =>
  (answer.data as { result: { error?: Record<string, string[]> } }).result.error
const flashOf = (answer: { headers: Headers }) =>
  Buffer.from(
    decodeURIComponent(
      answer.headers
        .getSetCookie()
        .find((c) => c.startsWith('panelry_flash='))
        ?.match(/=([^.;]+)/)?.[1] ?? '',
    ),
    'base64',
  ).toString()
const editUser = (id: string, form: Fields, cookie = admin) =>
  callAction(edit, { url: `/admin/users/${id}`, params: { user: id }, form, cookie })

test('GUARD-14 GUARD-15 USER-01 the list is for admins and employees with the flag', async () => {
  for (const url of ['/admin', '/admin/users']) {
    for (const cookie of [admin, asManager]) {
      const shown = await callLoader(list, { url, cookie })
      expect(shown.status).toBe(200)
      expect(shown.data.users[0]).toMatchObject({
        fullName: expect.any(String),
        email: expect.any(String),
        role: expect.any(String),
        organization: expect.any(Boolean),
        createdAt: expect.any(Number),
      })
    }
    const others = [makeUser(), makeUser({ role: 'client' }), makeEmployee(), null]
    for (const other of others) {
      const cookie = other ? await signIn(other) : ''
      expect(await callLoader(list, { url, cookie })).toMatchObject({ status: 302, location: '/' })
    }
  }
})

test('USER-05 USER-06 a filter of nonsense is no filter', async () => {
  const none = await callLoader(list, { url: '/admin/users?q=nobody-here', cookie: admin })
  expect(none.data.users).toEqual([])
  const url = '/admin/users?role=boss&flag=all&created=1&from=2026-99-99&to=x&after=%00'
  const shown = await callLoader(list, { url, cookie: admin })
  expect(new Set(Object.values(shown.data.filters))).toEqual(new Set(['']))
  expect(shown.data.users.length).toBeGreaterThan(0)
})

test('USER-07 USER-11 USER-12 a user is created, or what is wrong is shown beside its field', async () => {
  const post = (form: Fields) =>
    callAction(create, { url: '/admin/users/new', form, cookie: admin })
  const empty = await post({ fullName: ' ', email: '' })
  const required = ['This field is required']
  expect([empty.status, errorsOf(empty)]).toEqual([400, { fullName: required, email: required }])
  const malformed = await post({ fullName: 'X', email: 'x@y\r\nBcc: z@example.com' })
  expect(errorsOf(malformed)).toEqual({ email: ['Must be a valid email address'] })
  const form = { fullName: 'Nadia\r\nHollis', email: 'Nadia@Example.com', role: 'user' }
  const odd = { tempPassword: '', id: 'x', downloads: '9' }
  const more = { organization: 'on', employeeRole: 'Designer', manageBlocks: 'on' }
  const created = await post({ ...form, ...more, ...odd, allowedActiveRequests: '7' })
  expect(created).toMatchObject({ status: 303, location: '/admin/users' })
  expect(flashOf(created)).toContain('User successfully added.')
  const row = db.select().from(users).where(eq(users.email, 'nadia@example.com')).get()
  expect(row).toMatchObject({ fullName: 'Nadia Hollis', organization: true, manageBlocks: true })
  expect(row).toMatchObject({ employeeRole: 'Designer', allowedActiveRequests: 7 })
  expect(row).toMatchObject({ manageUsers: false })
  expect(row).toMatchObject({ tempPassword: true, downloads: 0 })
  expect(errorsOf(await post(form))).toEqual({
    email: ['Email address was already taken from an existing user.'],
  })
})

test('USER-14 only user, client and admin are roles', async () => {
  const user = makeUser()
  const form = { fullName: 'X', email: user.email, version: '1' }
  for (const role of ['owner', 'Admin', '', ['user', 'admin']]) {
    const answer = await editUser(user.id, { ...form, role })
    if (role !== '') expect(answer.status, String(role)).toBe(400)
    expect(reread(user)?.role).toBe('user')
  }
})

test('USER-13 USER-12 a user is saved with flags and packages', async () => {
  const user = makeUser()
  const shown = await callLoader(toEdit, {
    url: '/admin/users/x',
    params: { user: user.id },
    cookie: admin,
  })
  expect(shown.data).toMatchObject({ user: { downloads: 0, version: 1 }, generalLimit: 5 })
  const form = { fullName: 'Nadia', email: user.email, role: 'client', version: '1' }
  const more = { packages: care.id, organization: 'on', manageBlocks: 'on', downloads: '99' }
  const limits = { allowedActiveRequests: '9', employeeRole: 'Designer' }
  const saved = await editUser(user.id, { ...form, ...more, ...limits })
  expect(saved).toMatchObject({ status: 303, location: `/admin/users/${user.id}` })
  expect(flashOf(saved)).toContain('User data was successfully updated.')
  expect(reread(user)).toMatchObject({ role: 'client', manageBlocks: true, downloads: 0 })
  expect(reread(user)).toMatchObject({ allowedActiveRequests: 9, employeeRole: 'Designer' })
  for (const [wrong, why] of [
    ['x', 'Input must be a number'],
    ['-1', fieldMessages.atLeast(0)],
    ['1e9', fieldMessages.atMost(9999)],
    ['99999', fieldMessages.atMost(9999)],
  ] as const) {
    const refused = await editUser(user.id, { ...form, version: '2', allowedActiveRequests: wrong })
    expect(errorsOf(refused)).toEqual({ allowedActiveRequests: [why] })
  }
})

test('two tabs: the second gets 409 with both versions, and can keep its own', async () => {
  const user = makeUser({ fullName: 'Before' })
  const form = { email: user.email, role: 'user', version: '1' }
  await editUser(user.id, { ...form, fullName: 'Theirs' })
  const stale = await editUser(user.id, { ...form, fullName: 'Mine', manageBlocks: 'on' })
  expect(stale.status).toBe(409)
  expect(stale.data).toMatchObject({
    error: { code: 'stale' },
    result: { initialValue: { fullName: 'Mine', manageBlocks: 'on' } },
    stored: { fullName: 'Theirs', version: 2 },
  })
  expect((await editUser(user.id, { ...form, fullName: 'Mine', version: '2' })).status).toBe(303)
  expect(reread(user)?.fullName).toBe('Mine')
})

test('USER-15 USER-22 an employee keeps what they may not change, and cannot post more', async () => {
  const user = makeUser({ manageProjects: true })
  const form = { fullName: 'Renamed', email: user.email, role: 'user', version: '1' }
  expect((await editUser(user.id, form, asManager)).status).toBe(303)
  expect(reread(user)).toMatchObject({ fullName: 'Renamed', manageProjects: true })
  const more = { ...form, version: '2', organization: 'on', manageOrders: 'on' }
  expect((await editUser(user.id, more, asManager)).status).toBe(403)
  expect(reread(user)?.manageOrders).toBe(false)
  for (const other of [
    manager,
    makeUser({ role: 'admin' }),
    makeEmployee({ manageProjects: true }),
  ]) {
    expect((await editUser(other.id, form, asManager)).status).toBe(403)
    const call = { url: '/x', params: { user: other.id }, cookie: asManager }
    expect((await callLoader(toEdit, call)).status).toBe(403)
    expect((await callAction(remove, call)).status).toBe(403)
    expect(reread(other)).toEqual(other)
    const shown = await callLoader(list, {
      url: `/admin/users?q=${other.email}`,
      cookie: asManager,
    })
    expect(shown.data.users).toMatchObject([{ email: other.email, editable: false }])
  }
  const gone = { url: '/x', params: { user: 'nobody' }, cookie: admin }
  expect((await callLoader(toEdit, gone)).status).toBe(404)
})

test('USER-18 USER-20 a deleted user is gone with projects and sessions', async () => {
  const user = makeUser()
  const cookie = await signIn(user)
  const project = makeProject({ ownerId: user.id })
  const call = { url: '/x', params: { user: user.id }, cookie: admin }
  expect((await callLoader(toRemove, call)).data).toMatchObject({ email: user.email })
  const deleted = await callAction(remove, call)
  expect(deleted).toMatchObject({ status: 303, location: '/admin/users' })
  expect(flashOf(deleted)).toContain('User successfully deleted.')
  expect((await callLoader(list, { url: '/admin/users', cookie })).location).toBe('/')
  const open = { url: `/projects/${project.id}`, params: { id: project.id }, cookie: admin }
  const screen = await callLoader(editor, open)
  expect(screen.status === 404 || screen.location === '/page-not-found').toBe(true)
})

test('INVITE-05 INVITE-06 INVITE-07 one person is invited', async () => {
  const post = (form: Fields) =>
    callAction(invite, { url: '/admin/users/invite', form, cookie: asManager })
  const sent = await post({ email: 'One@example.com', role: 'client', packageId: care.id })
  expect(flashOf(sent)).toContain('Invitation sent')
  expect(mailsTo('one@example.com')[0]?.message).toMatch(/localhost:3000\/signup\?i=[\w-]{43}/)
  expect(errorsOf(await post({ email: manager.email, role: 'user' }))).toEqual({
    email: ['This user already exists.'],
  })
  const none = await post({ email: 'none@example.com', role: 'client', packageId: '' })
  expect([none.status, Object.keys(errorsOf(none) ?? {})]).toEqual([400, ['packageId']])
  const boss = await post({ email: 'none@example.com', role: 'admin' })
  expect(boss.status).toBe(403)
  expect(invitationsFor('none@example.com')).toEqual([])
})

test('INVITE-01 INVITE-02 INVITE-03 the link signs up with its email, role and package', async () => {
  const send = { email: 'kay@example.com', role: 'client', packageId: care.id }
  await callAction(invite, { url: '/admin/users/invite', form: send, cookie: admin })
  const code = invitedCode('kay@example.com')
  const url = `/signup?i=${code}`
  const shown = await callLoader(signUpLoader, { url })
  expect(shown.data).toMatchObject({ email: 'kay@example.com', invitation: code })
  const password = { password: 'salt marsh 7', confirmPassword: 'salt marsh 7' }
  const form = { fullName: 'Kay', email: 'kay@example.com', invitation: code, ...password }
  const other = await callAction(signUpAction, { url, form: { ...form, email: 'x@example.com' } })
  expect(other.status).toBe(400)
  expect(db.select().from(users).where(eq(users.email, 'x@example.com')).all()).toEqual([])
  const signed = await callAction(signUpAction, { url, form: { ...form, role: 'admin' } })
  expect(signed).toMatchObject({ status: 303, location: '/requests' })
  const kay = db.select().from(users).where(eq(users.email, 'kay@example.com')).all()
  expect(kay).toMatchObject([{ role: 'client' }])
  const again = await callLoader(signUpLoader, { url })
  expect(again.data).toMatchObject({ invalidInvitation: true, invitation: null, email: '' })
  const late = await callAction(signUpAction, { url, form: { ...form, email: 'kay@example.com' } })
  expect(errorsOf(late)).toEqual({ '': ['Invalid invitation code.'] })
})

test('AUTH-14 a sign-up with a prepared email leads on to the mail', async () => {
  const user = makeUser({ toCreate: true, tempPassword: true })
  const password = { password: 'salt marsh 7', confirmPassword: 'salt marsh 7' }
  const form = { fullName: 'X', email: user.email, ...password }
  const answer = await callAction(signUpAction, { url: '/signup', form })
  expect(answer).toMatchObject({ status: 303, location: '/login' })
  expect(answer.cookie).not.toContain('panelry_session')
  expect(mailsTo(user.email)).toMatchObject([{ template: 'finish-sign-up' }])
  expect(reread(user)).toEqual(user)
})

test('INVITE-09 rows and pasted lines are reported one by one; what was refused stays', async () => {
  const post = (form: Fields) =>
    callAction(bulk, { url: '/admin/users/bulk-invite', form, cookie: asManager })
  const rows = {
    email: ['r1@example.com', '', 'r2@example.com'],
    role: ['user', '', ''],
    package: ['', '', ''],
  }
  const answer = await post({ ...rows, csv: 'r3@example.com,client,Care', intent: 'invite' })
  expect(answer.status).toBe(200)
  expect(answer.data).toMatchObject({
    results: [
      { email: 'r1@example.com', text: 'Invite created' },
      { email: 'r2@example.com', text: 'No role assigned for r2@example.com' },
      { email: 'r3@example.com', text: 'Invite created' },
    ],
    rows: [{ email: 'r2@example.com' }],
    csv: '',
  })
  const added = await post({ ...rows, csv: 'kept', intent: 'add' })
  expect(added.data).toMatchObject({ csv: 'kept', rows: { length: 8 } })
  expect(mailsTo('r1@example.com')).toHaveLength(1)
})

test('twenty thousand rows are refused with a number and stay as they were pasted', async () => {
  const csv = Array.from({ length: 20_000 }, (_, i) => `p${i}@example.com,user`).join('\n')
  const form = new FormData()
  form.set('csv', csv)
  form.set('intent', 'invite')
  const answer = await callAction(bulk, { url: '/admin/users/bulk-invite', form, cookie: admin })
  expect(answer.status).toBe(413)
  const { message, csv: kept } = answer.data as { message: string; csv: string }
  expect(message).toContain('Up to 200 people can be invited at once; these are 20000.')
  expect(kept.replaceAll('\r\n', '\n')).toBe(csv)
  expect(invitationsFor('p0@example.com')).toEqual([])
})

test('without a sender an invitation says where its mail is; admins are led there', async () => {
  const url = '/admin/users/invite'
  const to = (email: string) => ({ email, role: 'user', key: email })
  const flash = flashOf(
    await callAction(invite, { url, form: to('w1@example.com'), cookie: admin }),
  )
  expect(flash).toContain('mails wait in the outbox')
  expect(flash).toContain('/admin/outbox')
  const form = to('w2@example.com')
  const others = flashOf(await callAction(invite, { url, form, cookie: asManager }))
  expect(others).toContain('mails wait in the outbox')
  expect(others).not.toContain('/admin/outbox')
})

test('an invitation is sent again and revoked', async () => {
  const send = { email: 'open@example.com', role: 'user' }
  await callAction(invite, { url: '/admin/users/invite', form: send, cookie: admin })
  const id = () => invitationsFor('open@example.com')[0]?.id ?? ''
  const first = id()
  const call = () => ({ url: '/x', params: { invitation: id() }, cookie: asManager })
  expect((await callAction(resend, call())).location).toBe('/admin/users/invitations')
  expect(mailsTo('open@example.com')).toHaveLength(2)
  expect(id()).not.toBe(first)
  const shown = await callLoader(invitations, { url: '/x', cookie: asManager })
  expect(shown.data.invitations.map(({ email }) => email)).toContain('open@example.com')
  expect(flashOf(await callAction(revoke, call()))).toContain('Invitation revoked')
  expect(invitationsFor('open@example.com')).toEqual([])
  expect((await callAction(revoke, call())).status).toBe(404)
})

test('USER-04 what the users are narrowed to is kept over the tab of the invitations', async () => {
  const url = '/admin/users/invitations?q=okonjo&flag=manageUsers&after=1_x'
  const { data } = await callLoader(invitations, { url, cookie: admin })
  const addresses = userTabs(data.filters, data.counts, true).tabs.map(({ to }) => to)
  expect(addresses[0]).toBe('/admin/users?q=okonjo&flag=manageUsers')
  expect(addresses.at(-1)).toBe('/admin/users/invitations?q=okonjo&flag=manageUsers')
})
