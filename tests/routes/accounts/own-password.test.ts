import { resolve } from 'node:path'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { actorOf, makeUser, reread, signIn } from '#tests/fixtures/people'
import { historyOf } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { sessions, users } from '~/db/schema'
import { replaceTempPassword } from '~/features/accounts/replace-temp-password.server'
import routes from '~/routes'
import { action as login } from '~/routes/accounts/login'
import { action, loader } from '~/routes/accounts/own-password'
import { action as signOut } from '~/routes/accounts/signout'
import { loader as projects } from '~/routes/projects/my-projects'

const url = '/account-settings/new-password'
const temporary = 'temporary 7'
const errorsOf = (answer: { data: unknown }) =>
  (answer.data as { result: { error?: unknown } }).result.error

async function newcomer(facts: Parameters<typeof makeUser>[0] = {}) {
  const user = makeUser({ password: temporary, tempPassword: true, toCreate: true, ...facts })
  const cookie = await signIn(user)
  const choose = (password: string, more: Record<string, string> = {}) =>
    callAction(action, { url, cookie, form: { password, confirmPassword: password, ...more } })
  return { user, cookie, choose }
}

type Place = { file: string; pattern: string }
const places = (entries: RouteConfigEntry[], parent = ''): Place[] =>
  entries.flatMap(({ path = '', file, children = [] }) => {
    const pattern = path === '*' ? '/nowhere' : `${parent}/${path}`.replace(/\/{2,}/g, '/')
    return [{ file, pattern }, ...places(children, pattern)]
  })
const open = new Set([
  '/account-settings/new-password',
  '/signout',
  '/auth/done',
  '/files/:folder/:file',
  '/panels/:panel/:orientation/:file',
])

test('AUTH-35 with a temporary password every other screen and form leads to the new password', async () => {
  for (const role of ['user', 'client', 'admin'] as const) {
    const { user, cookie } = await newcomer({ role })
    for (const { file, pattern } of places(routes)) {
      if (open.has(pattern)) continue
      const route = await import(/* @vite-ignore */ resolve('app', file))
      const path = pattern.replace(/:\w+/g, 'x')
      if (route.loader) {
        const answer = await callLoader(route.loader, { url: path, cookie })
        expect(answer.location, `GET ${path}`).toBe(
          `${url}?${new URLSearchParams({ redirectTo: path })}`,
        )
      }
      if (route.action) {
        const answer = await callAction(route.action, { url: path, cookie, form: { name: 'x' } })
        expect(answer.location, `POST ${path}`).toBe(url)
      }
    }
    expect(reread(user)).toEqual(user)
  }
})

test('AUTH-35 the new password opens everything, clears the flag and ends the other sessions', async () => {
  const { user, cookie, choose } = await newcomer()
  const elsewhere = await signIn(user)
  expect((await callLoader(loader, { url, cookie })).data).toMatchObject({ email: user.email })
  const answer = await choose('my own word 9', { redirectTo: '/projects?q=x' })
  expect(answer).toMatchObject({ status: 303, location: '/projects?q=x' })
  expect(reread(user)).toMatchObject({ tempPassword: false, toCreate: false })
  // It came to the mailbox and went nowhere else.
  expect(reread(user)?.emailVerifiedAt).toBeGreaterThan(0)
  expect(historyOf(user.id)).toEqual(['temporary password replaced'])
  expect((await callLoader(projects, { url: '/projects', cookie })).status).toBe(200)
  expect((await callLoader(projects, { url: '/projects', cookie: elsewhere })).location).toBe('/')
  expect(db.select().from(sessions).where(eq(sessions.userId, user.id)).all()).toHaveLength(1)
  const tryIn = async (password: string) =>
    (await callAction(login, { url: '/login', form: { email: user.email, password } })).status
  expect([await tryIn('my own word 9'), await tryIn(temporary)]).toEqual([303, 400])
  expect((await callLoader(loader, { url, cookie })).location).toBe('/projects')
  expect((await choose('and another 9')).status).toBe(403)
})

test('AUTH-35 AUTH-24 the temporary one again, a short one and a differing repeat are refused', async () => {
  const { user, choose } = await newcomer()
  expect(errorsOf(await choose(temporary))).toEqual({
    password: ['Choose a password other than the temporary one.'],
  })
  expect(errorsOf(await choose('1234567'))).toEqual({
    password: ['Password must be at least 8 characters in length'],
  })
  expect(errorsOf(await choose('12345678', { confirmPassword: '12345679' }))).toEqual({
    confirmPassword: ['Password and repeat password does not match.'],
  })
  expect(reread(user)).toEqual(user)
})

test('AUTH-35 the way out stays open, and nobody is led to another site', async () => {
  const { cookie } = await newcomer()
  expect((await callAction(signOut, { url: '/signout', cookie })).location).toBe('/')
  const { choose } = await newcomer()
  expect((await choose('my own word 9', { redirectTo: '//evil.example' })).location).toBe(
    '/projects',
  )
})

test('AUTH-35 someone who has got another temporary password meanwhile does not replace it from before', async () => {
  const { user } = await newcomer()
  const replacing = replaceTempPassword(actorOf(user), { password: 'my own 9', sessionId: null })
  db.update(users).set({ passwordHash: 'another' }).where(eq(users.id, user.id)).run()
  await expect(replacing).rejects.toMatchObject({ code: 'forbidden', status: 403 })
  expect(reread(user)).toMatchObject({ passwordHash: 'another', tempPassword: true })
})
