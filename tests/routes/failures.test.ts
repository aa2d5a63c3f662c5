import { resolve } from 'node:path'
import { parseWithZod } from '@conform-to/zod/v4'
import { type ComponentType, createElement } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { requestTo } from '#tests/fixtures/access-requests'
import { addressOf, type Handlers, places } from '#tests/fixtures/access-walk'
import { makeWorld, visitors, type World } from '#tests/fixtures/access-world'
import { drawn, screenDrawn } from '#tests/fixtures/draw'
import { callLoader } from '#tests/fixtures/http'
import { undone } from '#tests/fixtures/undone'
import { refreshQuietly } from '~/components/ui/quiet-refresh'
import { db, sqlite } from '~/db/client.server'
import { projects, requests, userInvites, users } from '~/db/schema'
import { DomainError } from '~/domain-error'
import { unsubscribeLink } from '~/features/notifications/unsubscribe-link.server'
import { approvePath } from '~/features/requests/approve-link.server'
import { errorText } from '~/messages/errors'
import routes from '~/routes'
import ActionErrorScreen from '~/routes/http/action-error-screen'
import { errorData } from '~/routes/http/error-data'
import { refuse } from '~/routes/http/refuse.server'

type Module = Handlers & { default: ComponentType }

/** What script alone posts answers nothing; a file leads back to its screen when it is refused. */
const withoutScreen = ['*', '/projects/:id/presence', '/account-settings/data.zip']

/** Every screen that takes a post. */
const posted: [string, Module][] = []
for (const { pattern, file } of places(routes)) {
  const module: Module = await import(/* @vite-ignore */ resolve('app', file))
  if (module.action && !withoutScreen.includes(pattern)) posted.push([pattern, module])
}

let world: World
beforeAll(async () => {
  sqlite.pragma('synchronous = off')
  world = await makeWorld()
  db.update(projects).set({ shareComments: true }).run()
})

const deliveredAt = Date.now()

/** What must be so for a screen to be shown. */
const before: Record<string, () => unknown> = {
  '/invitation': () => db.update(userInvites).set({ invitedBy: world.people.admin.id }).run(),
  '/requests/:request/approve': () =>
    db.update(requests).set({ status: 'pending_review', deliveredAt }).run(),
  '/account-settings/new-password': () => db.update(users).set({ tempPassword: true }).run(),
}
const queries: Record<string, () => string> = {
  // Its form is there once something was found.
  '/projects/:id/words': () => '?q=e',
  '/invitation': () => '?i=invitation',
  '/requests/:request/approve': () => {
    const { id, userId } = world.request
    return new URL(approvePath({ id, userId: userId ?? '', deliveredAt }), 'http://test').search
  },
  '/unsubscribe': () => {
    const to = world.people.client.email
    return new URL(unsubscribeLink({ to, template: 'request_status' }) ?? '').search
  },
}

/** What a screen is drawn from for the first visitor who sees it; nobody sees what is only posted to. */
async function shownTo(pattern: string, { loader }: Module) {
  for (const visitor of ['admin', 'owner', 'guestWithProject', 'guest', ...visitors] as const) {
    const shown = await undone(async () => {
      const asked = requestTo(pattern, world, visitor, 'project')
      const { params, query = '' } = { ...asked, query: queries[pattern]?.() ?? asked.query }
      await asked.before?.()
      before[pattern]?.()
      const url = addressOf(pattern, params) + query
      if (!loader) return { url, data: null }
      const call = { url, params, cookie: world.cookies[visitor] }
      const { data, status, response } = await callLoader(loader, call)
      return !response && (status === 200 || data === null) ? { url, data } : null
    })
    if (shown) return shown
  }
  return { url: pattern, data: null }
}

const refusal = new DomainError('last-admin', 409)
const sentence = errorText(refusal)
const nothingTyped = () => parseWithZod(new FormData(), { schema: z.looseObject({}) })
const answers = {
  form: () => refuse(nothingTyped(), refusal).data,
  post: () => errorData(refusal),
}

test.each(posted)('UI-11 %s shows why its post was refused', async (pattern, module) => {
  expect(module.default, 'what shows it').toBeTypeOf('function')
  const { url, data } = await shownTo(pattern, module)
  const draw = (answer: unknown) => screenDrawn(createElement(module.default), url, data, answer)
  expect(await draw(null)).not.toContain(sentence)
  for (const [kind, answer] of Object.entries(answers)) {
    expect(await draw(answer()), kind).toContain(sentence)
  }
})

test('UI-11 a refused post of a whole page is shown, with the way back', async () => {
  const answer = { ...errorData(new DomainError('last-admin', 409)), back: '/admin/users' }
  const html = await drawn(createElement(ActionErrorScreen), { answer })
  expect(html).toContain(errorText({ code: 'last-admin', details: {} }))
  expect(html).toContain('role="alert"')
  expect(html).toContain('href="/admin/users"')
})

test('UI-11 a background fetch that fails is logged and leaves the screen alone', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const refresh = vi.fn()
  await refreshQuietly(() => Promise.reject(new TypeError('Failed to fetch')), refresh)
  await refreshQuietly(async () => ({ ok: false, status: 503 }), refresh)
  expect(refresh).not.toHaveBeenCalled()
  expect(log.mock.calls.map(([text]) => text)).toEqual([
    'background refresh failed',
    'background refresh failed',
  ])
  await refreshQuietly(async () => ({ ok: true, status: 200 }), refresh)
  expect(refresh).toHaveBeenCalledOnce()
  log.mockRestore()
})
