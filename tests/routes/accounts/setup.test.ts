import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { ensureSetupLink } from '~/features/accounts/ensure-setup-link.server'
import { action, loader } from '~/routes/accounts/setup'
import { loader as usersScreen } from '~/routes/admin/users'

const form = {
  fullName: 'Ravi Okonjo',
  email: 'ravi@example.com',
  password: 'first of all',
  confirmPassword: 'first of all',
}

test('AUTH-36 AUTH-37 the link shows a form that creates the first admin, once', async () => {
  const path = ensureSetupLink()?.replace('http://localhost:3000', '') ?? ''
  const token = path.split('token=')[1] ?? ''
  for (const bad of ['/setup', '/setup?token=', '/setup?token=wrong']) {
    expect((await callLoader(loader, { url: bad })).status).toBe(403)
  }
  expect((await callAction(action, { url: '/setup', form })).status).toBe(403)
  const shown = await callLoader(loader, { url: path })
  expect(shown.data).toEqual({ token })
  const short = { ...form, token, password: 'short', confirmPassword: 'short' }
  expect((await callAction(action, { url: '/setup', form: short })).status).toBe(400)
  const created = await callAction(action, { url: '/setup', form: { ...form, token } })
  expect(created).toMatchObject({ status: 303, location: '/admin' })
  const list = await callLoader(usersScreen, { url: '/admin', cookie: created.cookie })
  expect(list.data).toMatchObject({ users: [{ fullName: 'Ravi Okonjo', role: 'admin' }] })
  const again = { ...form, token, email: 'second@example.com' }
  expect((await callAction(action, { url: '/setup', form: again })).status).toBe(403)
  expect((await callLoader(loader, { url: path })).status).toBe(403)
})

test('GUARD-14 GUARD-15 the users list is for admins and employees with manageUsers', async () => {
  const open = async (cookie?: string) =>
    callLoader(usersScreen, cookie ? { url: '/admin/users', cookie } : { url: '/admin/users' })
  const outside = [
    makeUser({ manageUsers: true }),
    makeUser({ role: 'client' }),
    makeEmployee({ manageProjects: true }),
  ]
  expect((await open()).location).toBe('/')
  for (const user of outside) expect((await open(await signIn(user))).location).toBe('/')
  const inside = [makeUser({ role: 'admin' }), makeEmployee({ manageUsers: true })]
  for (const user of inside) {
    const { status, data } = await open(await signIn(user))
    expect(status).toBe(200)
    expect(data.users.length).toBeGreaterThan(0)
    expect(JSON.stringify(data)).not.toMatch(/argon2|passwordHash/)
  }
})
