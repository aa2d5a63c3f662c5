import { createElement } from 'react'
import { expect, test } from 'vitest'
import { screenDrawn, viewer } from '#tests/fixtures/draw'
import { callLoader } from '#tests/fixtures/http'
import { makeOrderForm, storeOrderRow } from '#tests/fixtures/orders'
import { actorOf, makeUser, signIn } from '#tests/fixtures/people'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { menuFor } from '~/permissions/menu'
import Order, { loader as orderLoader } from '~/routes/orders/order'
import Request, { loader as requestLoader } from '~/routes/requests/request'

const client = makeUser({ role: 'client' })
const admin = makeUser({ role: 'admin' })

/** The rows of the menu that are marked, and where the breadcrumb leads. */
function marked(html: string) {
  const rows = [...html.matchAll(/<a [^>]*class="nav-row[^>]*>/g)].map(([row]) => row)
  const current = rows.filter((row) => row.includes('aria-current="page"'))
  const [crumbs = ''] = /<nav class="breadcrumb".*?<\/nav>/.exec(html) ?? []
  return {
    // On a phone the menu is a drawer, which has the same rows.
    menu: [...new Set(current.map((row) => /href="([^"]*)"/.exec(row)?.[1]))],
    crumbs: [...crumbs.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, to, label]) => [
      label,
      to,
    ]),
  }
}

async function orderMarks(who: typeof admin, given: Parameters<typeof storeOrderRow>[2]) {
  const { id } = storeOrderRow(makeOrderForm(), client.id, given)
  const call = { url: `/orders/${id}`, params: { order: id }, cookie: await signIn(who) }
  const { data } = await callLoader(orderLoader, call)
  const as = { ...viewer, menu: menuFor(actorOf(who)) }
  return marked(await screenDrawn(createElement(Order), call.url, data, null, as))
}

async function requestMarks(who: typeof admin, given: Parameters<typeof storeRequest>[2]) {
  const { id } = storeRequest(makeType(), client.id, given)
  const call = { url: `/requests/${id}`, params: { request: id }, cookie: await signIn(who) }
  const { data } = await callLoader(requestLoader, call)
  const as = { ...viewer, menu: menuFor(actorOf(who)) }
  return marked(await screenDrawn(createElement(Request), call.url, data, null, as))
}

const unpaid = { status: 'pending_payment', amount: 100, currency: 'usd', priceId: null } as const
const orders = ['Orders', '/orders']
const requests = ['Requests', '/requests']

test.each([
  ['open', {}, [], '/orders'],
  ['unpaid', unpaid, [['Pending payment', '/orders/pending-payment']], '/orders/pending-payment'],
  ['completed', { status: 'completed' }, [['Completed', '/orders/completed']], '/orders/completed'],
] as const)(
  'menu and breadcrumb say in which list an order stands that is %s',
  async (_, given, above, row) => {
    const { menu, crumbs } = await orderMarks(admin, given)
    expect(menu).toEqual([row])
    expect(crumbs).toEqual([orders, ...above])
  },
)

test.each([
  ['open', { status: 'escalated' }, [], '/requests'],
  [
    'in progress',
    { status: 'in_progress' },
    [['In progress', '/requests/in-progress']],
    '/requests/in-progress',
  ],
  [
    'delivered',
    { status: 'pending_review' },
    [['Pending review', '/requests/pending-review']],
    '/requests/pending-review',
  ],
  [
    'completed',
    { status: 'completed' },
    [['Completed', '/requests/completed']],
    '/requests/completed',
  ],
] as const)(
  'menu and breadcrumb say in which list a request stands that is %s',
  async (_, given, above, row) => {
    const { menu, crumbs } = await requestMarks(admin, given)
    expect(menu).toEqual([row])
    expect(crumbs).toEqual([requests, ...above])
  },
)

test('the breadcrumb alone names the list of a client; unpaid orders are among the open ones', async () => {
  expect(await orderMarks(client, unpaid)).toEqual({ menu: ['/orders'], crumbs: [orders] })
  expect(await orderMarks(client, { status: 'completed' })).toEqual({
    menu: ['/orders'],
    crumbs: [orders, ['Completed', '/orders/completed']],
  })
  const waits = await requestMarks(client, { status: 'pending_review' })
  expect(waits).toEqual({ menu: ['/requests'], crumbs: [requests] })
})
