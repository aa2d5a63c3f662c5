import { expect, test } from 'vitest'
import { callLoader } from '#tests/fixtures/http'
import { makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { loader as users } from '~/routes/admin/users'
import { loader as home } from '~/routes/home/home'
import { loader as projects } from '~/routes/projects/my-projects'
import { loader as requests } from '~/routes/requests/list'

test.each([
  ['GUARD-05 an admin', () => makeUser({ role: 'admin' }), '/admin'],
  ['GUARD-06 a client', () => makeUser({ role: 'client' }), '/requests'],
  ['GUARD-07 a plain user', () => makeUser(), '/projects'],
  ['GUARD-07 an employee', () => makeEmployee(), '/projects'],
])('%s is led from Home to where they start', async (_, make, start) => {
  const answer = await callLoader(home, { url: '/', cookie: await signIn(make()) })
  expect(answer).toMatchObject({ status: 302, location: start, data: null })
})

test('GUARD-02 a screen with an access list admits admins and employees with the flag', async () => {
  const open = async (facts: Parameters<typeof makeUser>[0]) =>
    callLoader(users, { url: '/admin/users', cookie: await signIn(makeUser(facts)) })
  expect((await open({ role: 'admin' })).status).toBe(200)
  expect((await open({ organization: true, manageUsers: true })).status).toBe(200)
  for (const facts of [
    { manageUsers: true },
    { organization: true },
    { organization: true, manageProjects: true },
    { role: 'client' as const },
  ]) {
    expect(await open(facts)).toMatchObject({ status: 302, location: '/', data: null })
  }
})

test('GUARD-01 GUARD-20 a guest is led to Home before anything is read', async () => {
  for (const loader of [projects, requests, users]) {
    expect(await callLoader(loader, { url: '/x' })).toMatchObject({
      status: 302,
      location: '/',
      data: null,
    })
  }
})

test('GUARD-20 My Projects is for everybody signed in', async () => {
  const people = [makeUser(), makeUser({ role: 'client' }), makeUser({ role: 'admin' })]
  for (const person of [...people, makeEmployee()]) {
    const answer = await callLoader(projects, { url: '/projects', cookie: await signIn(person) })
    expect(answer.status).toBe(200)
  }
})

test('a mailed link to the sign-in leads on who is signed in already, never to another site', async () => {
  const cookie = await signIn(makeUser())
  const open = (url: string) => callLoader(home, { url, cookie })
  expect(await open('/login?redirectTo=/notifications')).toMatchObject({
    status: 302,
    location: '/notifications',
  })
  expect((await open('/login?redirectTo=//evil.example')).location).toBe('/projects')
})
