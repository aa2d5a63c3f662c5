import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { actorOf, makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { DomainError } from '~/domain-error'
import { listViews } from '~/features/saved-views/list-views.server'
import { errorText } from '~/messages/errors'
import { readFlash } from '~/routes/http/flash.server'
import { loader as orderList } from '~/routes/orders/list'
import { loader as requestList } from '~/routes/requests/list'
import { action as remove } from '~/routes/work-list/delete-view'
import { action, loader } from '~/routes/work-list/save-view'

test('REQ-35 a view is of the list that the address of its form names, whatever the form says', async () => {
  const person = makeEmployee()
  const cookie = await signIn(person)
  const url = '/requests/views?path=/requests/paused&priority=high'
  const { data } = await callLoader(loader, { url, cookie })
  expect(data).toMatchObject({ path: '/requests/paused', filters: { priority: 'high' } })
  const form = { name: 'Paused', path: '/requests/all' }
  const { location } = await callAction(action, { url, cookie, form })
  expect(location).toMatch(/^\/requests\/paused\?priority=high&view=/)
  expect(listViews(actorOf(person), 'request')).toMatchObject([
    { name: 'Paused', path: '/requests/paused', filters: { priority: 'high' } },
  ])
  // What the form of the panel has is meant, also where it takes something off.
  const chosen = { name: 'Of Nadia', status: 'paused', client: 'Nadia', from: '' }
  await callAction(action, { url, cookie, form: chosen })
  expect(listViews(actorOf(person), 'request')).toMatchObject([
    { name: 'Of Nadia', filters: { status: 'paused', client: 'Nadia' } },
    { name: 'Paused' },
  ])
  expect(listViews(actorOf(person), 'request')[0]?.filters).not.toHaveProperty('priority')
})

test('REQ-35 a view is of a list that one has, looked at as of a moment that there was', async () => {
  const manager = makeEmployee({ manageOrders: true })
  const form = { name: 'Unpaid' }
  const unpaid = '/orders/views?path=/orders/pending-payment'
  for (const person of [makeUser({ role: 'client' }), makeEmployee()]) {
    const cookie = await signIn(person)
    expect((await callLoader(loader, { url: unpaid, cookie })).status).toBe(404)
    expect((await callAction(action, { url: unpaid, cookie, form })).status).toBe(404)
    for (const path of [
      '/orders/nowhere',
      '/requests',
      'https://evil.example/',
      '//evil.example',
    ]) {
      const url = `/orders/views?path=${encodeURIComponent(path)}`
      expect((await callAction(action, { url, cookie, form })).status).toBe(404)
    }
    for (const at of ['9999-01-01', '9'.repeat(40), 'yesterday']) {
      const url = `/requests/views?path=/requests&at=${at}`
      expect((await callAction(action, { url, cookie, form })).status).toBe(400)
    }
    for (const kind of ['request', 'order'] as const) {
      expect(listViews(actorOf(person), kind)).toEqual([])
    }
  }
  const cookie = await signIn(manager)
  expect((await callAction(action, { url: unpaid, cookie, form })).status).toBe(303)
  expect(listViews(actorOf(manager), 'order')).toMatchObject([{ path: '/orders/pending-payment' }])
})

test('REQ-35 a view whose address would be too long is refused beside its name', async () => {
  const person = makeEmployee()
  const cookie = await signIn(person)
  const url = '/requests/views?path=/requests/all'
  const many = Array.from({ length: 50 }, () => 'é'.repeat(100)).join(',')
  const refused = await callAction(action, { url, cookie, form: { name: 'Long', type: many } })
  expect(refused).toMatchObject({
    status: 400,
    data: { result: { error: { name: [errorText(new DomainError('view-too-long'))] } } },
  })
  expect(listViews(actorOf(person), 'request')).toEqual([])
  const short = { name: 'Short', type: 'é'.repeat(100) }
  expect((await callAction(action, { url, cookie, form: short })).status).toBe(303)
})

test('REQ-35 a list that is shown, not saved, has nothing of a view in its address', async () => {
  const cookie = await signIn(makeEmployee({ manageOrders: true }))
  for (const [read, path] of [
    [requestList, '/requests/paused'],
    [orderList, '/orders'],
  ] as const) {
    const shown = await callLoader(read, { url: `${path}?q=a+b&name=&shared=on&from=`, cookie })
    expect([shown.status, shown.location]).toEqual([302, `${path}?q=a+b&from=`])
    expect((await callLoader(read, { url: `${path}?q=a+b`, cookie })).status).toBe(200)
  }
})

test('REQ-35 a view that was deleted comes back by one button, as it was', async () => {
  const person = makeEmployee({ manageOrders: true })
  const cookie = await signIn(person)
  const views = () => listViews(actorOf(person), 'order').map(({ id, ...view }) => view)
  const url = '/orders/views?path=/orders/completed&priority=high,low&q=a+b%26c'
  await callAction(action, { url, cookie, form: { name: 'Ours', shared: 'on' } })
  const before = views()
  expect(before).toMatchObject([{ name: 'Ours', shared: true, path: '/orders/completed' }])
  const [{ id: view } = { id: '' }] = listViews(actorOf(person), 'order')
  const gone = await callAction(remove, {
    url: `/orders/views/${view}/delete`,
    params: { view },
    cookie,
  })
  expect(gone.location).toBe('/orders/completed?tab=all')
  expect(views()).toEqual([])
  const flash = await readFlash(new Request('http://x', { headers: { Cookie: gone.cookie } }))
  const { action: back = '', fields } = flash?.press ?? {}
  // Pressed twice, it comes back once.
  for (const press of [1, 2]) {
    const answer = await callAction(action, { url: back, cookie, form: { ...fields } })
    expect({ press, status: answer.status }).toEqual({ press, status: 303 })
  }
  expect(views()).toEqual(before)
})
