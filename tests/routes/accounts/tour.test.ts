import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeUser, reread, signIn } from '#tests/fixtures/people'
import { historyOf } from '#tests/fixtures/projects'
import { loader as root } from '~/root'
import { action, loader } from '~/routes/accounts/tour'

const url = '/tour'

test('USER-21 the tour is there until it is finished or dismissed, once for all', async () => {
  for (const role of ['user', 'client', 'admin'] as const) {
    const user = makeUser({ role })
    const cookie = await signIn(user)
    const shown = async () =>
      (await callLoader(root, { url: '/projects', cookie })).data.viewer?.tour
    expect(await shown()).toBe(true)
    expect(await shown()).toBe(true)
    const form = { redirectTo: '/projects?q=x' }
    expect((await callAction(action, { url, cookie, form })).location).toBe('/projects?q=x')
    expect(reread(user)?.showDemo).toBe(false)
    expect(await shown()).toBe(false)
    await callAction(action, { url, cookie, form })
    expect(historyOf(user.id)).toEqual(['guided tour finished'])
  }
})

test('USER-21 a guest has no tour; opening its address changes nothing', async () => {
  expect((await callAction(action, { url })).location).toBe('/')
  const user = makeUser()
  expect((await callLoader(loader, { url, cookie: await signIn(user) })).location).toBe('/projects')
  expect(reread(user)?.showDemo).toBe(true)
  const form = { redirectTo: '//evil.example' }
  const answer = await callAction(action, { url, cookie: await signIn(user), form })
  expect(answer.location).toBe('/projects')
})
