import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import { makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { bindRoutes } from '~/routes/http/bind-routes'
import { act, screen } from '~/routes/http/screen-and-act.server'

/** One file for all: it answers with its route. */
const module = {
  default: () => null,
  loader: screen(({ route }) => `read ${route}`),
  action: act(({ route }) => `done ${route}`),
}
const over: Record<string, string> = { '/requests/:request/assign': '/requests/:request' }
const addresses = [
  '/orders',
  '/orders/pending-payment',
  '/requests/:request',
  '/requests/:request/assign',
  '/test/shell',
]
const routes = addresses.map((id) => {
  const parentId = over[id]
  return [id, { id, parentId, path: id.slice((parentId ?? '').length + 1), module }]
})
const build = {
  routes: Object.fromEntries(routes),
  future: { v3_singleFetch: true },
  entry: { module: { streamTimeout: 1000, handleError: () => {} } },
} as unknown as ServerBuild

const handle = createRequestHandler(bindRoutes(build), 'test')

/** Asks as a page with script does. */
async function ask(path: string, cookie = '', form?: string) {
  const context: AppLoadContext = { cspNonce: '', address: '192.0.2.1' }
  const answer = await handle(
    new Request(`http://localhost:3000${path}`, {
      headers: { Cookie: cookie, ...(form && { 'Content-Length': `${form.length}` }) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    }),
    context,
  )
  return answer.text()
}

const isLedHome = (text: string) => /SingleFetchRedirect|"redirect"/.test(text)

test('two addresses of one file each admit their own people', async () => {
  const client = await signIn(makeUser({ role: 'client' }))
  expect(await ask('/orders.data', client)).toContain('read /orders')
  const refused = await ask('/orders/pending-payment.data', client)
  expect(refused).not.toContain('read')
  expect(isLedHome(refused)).toBe(true)
  const manager = await signIn(makeEmployee({ manageOrders: true }))
  expect(await ask('/orders/pending-payment.data', manager)).toContain(
    'read /orders/pending-payment',
  )
})

test('a dialog and the screen below it are each guarded as their own route', async () => {
  const path = '/requests/1/assign.data'
  const manager = await signIn(makeEmployee({ manageRequests: true }))
  const both = await ask(path, manager)
  expect(both).toContain('read /requests/:request"')
  expect(both).toContain('read /requests/:request/assign"')
  const client = await signIn(makeUser({ role: 'client' }))
  const below = await ask(`${path}?_routes=${encodeURIComponent('/requests/:request')}`, client)
  expect(below).toContain('read /requests/:request"')
  expect(isLedHome(await ask(path, client))).toBe(true)
  expect(await ask(path, manager, 'x=1')).toContain('done /requests/:request/assign')
  expect(await ask(path, client, 'x=1')).not.toContain('done')
})

test('a route that the route table does not have opens to nobody', async () => {
  const admin = await signIn(makeUser({ role: 'admin' }))
  const answer = await ask('/test/shell.data', admin)
  expect(answer).not.toContain('read')
  const args = { request: new Request('http://localhost:3000/orders'), params: {} }
  await expect(module.loader({ ...args, context: { cspNonce: '', address: '' } })).rejects.toThrow(
    'no row of the route table',
  )
})
