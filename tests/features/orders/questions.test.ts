import { expect, test } from 'vitest'
import { makeProfile } from '#tests/fixtures/notifications'
import { makeOrderForm, storeOrderRow } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { storeConversation } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { messages } from '~/db/schema'
import { countOrders, countOrderViews } from '~/features/orders/count-orders.server'
import { listOrders } from '~/features/orders/list-orders.server'
import { orderCsv } from '~/features/orders/order-csv.server'
import type { OrderQuestion } from '~/features/orders/order-question'
import type { Member } from '~/permissions/vocabulary'
import { workSorts } from '~/shared/work-lists'

const hour = 60 * 60 * 1000
const now = Date.now()
const admin = actorOf(makeUser({ role: 'admin' }))
const maker = makeEmployee({ fullName: 'Elif Varga' })
const client = makeUser({ role: 'client', fullName: 'Nadia Hollis', email: 'nadia@hollis.example' })
const other = makeUser({ role: 'client', fullName: 'Zed Nobody', email: 'zed@nobody.example' })
const company = makeProfile(other.id, 'Reed Works')
const form = makeOrderForm()
let number = 500
const put = (title: string, given: Parameters<typeof storeOrderRow>[2] = {}) => {
  number += 1
  const at = { createdAt: number, updatedAt: 10_000 - number }
  return storeOrderRow(form, client.id, { title, answersText: title, number, ...at, ...given })
}
put('late', { dueAt: now - 50 * hour, assigneeId: maker.id, priority: 'high' })
put('early', { dueAt: now + hour, priority: 'low' })
put('shown', { dueAt: now - hour, status: 'pending_review' })
const paused = { status: 'paused', statusBeforePause: 'in_progress' } as const
put('paused', { ...paused, pausedAt: now - 3 * hour, dueAt: now - 2 * hour })
put('paused late', { ...paused, pausedAt: now - hour, dueAt: now - 2 * hour })
put('flagged', { paymentFlag: 'amount', amount: 5, currency: 'usd', dueAt: now + 9 * hour })
put('of another', { userId: other.id, assigneeId: admin.id })
put('of a company', { companyProfileId: company.id })
put('unpaid', { status: 'pending_payment', amount: 5, currency: 'usd', dueAt: now - hour })
put('done', { status: 'completed', dueAt: now - hour, amount: 1_250, currency: 'eur', paidAt: 7 })

const titles = (question: Partial<OrderQuestion> = {}, actor: Member = admin) =>
  listOrders(actor, { list: 'open', ...question, size: 50 }).orders.map(({ title }) => title)
const found = (question: Partial<OrderQuestion>, actor?: Member) =>
  titles(question, actor).toSorted()

test('ORDER-18 a list is narrowed by assignee, client, what is late and what staff must look at', () => {
  expect(found({ assignee: maker.id })).toEqual(['late'])
  expect(found({ assignee: 'me' })).toEqual(['of another'])
  expect(found({ assignee: 'none' })).not.toContain('late')
  expect(found({ assignee: 'none' })).toContain('early')
  for (const asked of [{ overdue: true }, { tab: 'overdue' }] as const) {
    expect(found(asked)).toEqual(['late', 'paused late'])
    // What is done or unpaid is late nowhere.
    expect(found({ ...asked, list: 'completed' })).toEqual([])
    expect(found({ ...asked, list: 'pending-payment' })).toEqual([])
  }
  expect(found({ tab: 'unassigned' })).not.toContain('of another')
  expect(found({ tab: 'mine' })).toEqual(['of another'])
  expect(found({ flagged: true })).toEqual(['flagged'])
  // Who is no staff is not told which these are.
  expect(found({ flagged: true }, actorOf(other))).toEqual(['of another'])
  expect(found({ client: 'zed' })).toEqual(['of another'])
  expect(found({ client: 'reed' })).toEqual(['of a company'])
  const due = now + hour
  expect(found({ dueFrom: due, dueUntil: due + 1 })).toEqual(['early'])
  expect(found({ dueFrom: due + 1, dueUntil: now + 10 * hour })).toEqual(['flagged'])
  expect(found({ dueUntil: due })).not.toContain('early')
  expect(found({ priorities: ['high', 'low'] })).toEqual(['early', 'late'])
  expect(found({ priorities: ['high'] })).toEqual(['late'])
  expect(found({ list: 'completed' })).toEqual(['done'])
  expect(found({ list: 'pending-payment' })).toEqual(['unpaid'])
})

test('a search reads numbers, with a # or without, titles, and names; of a number that is none it finds words', async () => {
  const search = (words: string, actor?: Member) => found({ search: words }, actor)
  for (const words of ['502', '#502']) {
    expect(search(words)).toEqual(['early'])
    expect(search(words, actorOf(client))).toEqual(['early'])
  }
  for (const words of ['##502', '502x', 'x502', '#', '1234567890'])
    expect(search(words)).toEqual([])
  expect(search('aused')).toEqual(['paused', 'paused late'])
  // Of everybody's orders two letters are looked for in names alone.
  expect(search('ze')).toEqual(['of another'])
  expect(search('us')).toEqual([])
  expect(search('us', actorOf(client))).toEqual(['paused', 'paused late'])
  expect(search('reed')).toEqual(['of a company'])
  expect(search('reed', actorOf(client))).toEqual(['of a company'])
  expect(search('nobody', actorOf(client))).toEqual([])
  expect(search('zed', actorOf(other))).toEqual(['of another'])
  const { conversationId } = put('talked', { answersText: 'tangerine' })
  await storeConversation(conversationId, client.id, admin.id)
  const posted = { kind: 'status_change', html: '', text: 'crawled on', createdAt: 1 } as const
  db.insert(messages)
    .values({ id: 'posted', conversationId, ...posted })
    .run()
  for (const actor of [admin, actorOf(client)]) {
    for (const words of ['tangerine', 'hello']) expect(search(words, actor)).toEqual(['talked'])
    expect(search('crawled', actor)).toEqual([])
    expect(search('tangerine', actorOf(other))).toEqual([])
  }
})

test('ORDER-13 lists are sorted by due date unless asked otherwise, either way round', () => {
  const by: Record<string, (row: ReturnType<typeof listOrders>['orders'][number]) => number> = {
    due: ({ dueAt }) => dueAt,
    created: ({ createdAt }) => createdAt,
    number: (row) => row.number,
    updated: ({ updatedAt }) => updatedAt,
    priority: ({ priority }) => ['high', 'medium', 'low'].indexOf(priority),
  }
  for (const sort of ['', ...workSorts] as const) {
    const rows = listOrders(admin, { list: 'open', sort, size: 50 }).orders
    const value = by[sort.replace('-', '') || 'due']
    if (!value) throw new Error(sort)
    const way = sort.startsWith('-') ? -1 : 1
    const values = rows.map(value)
    expect(values, sort).toEqual(values.toSorted((a, b) => way * (a - b)))
    expect(new Set(values).size, sort).toBeGreaterThan(1)
  }
  expect(titles({ sort: 'priority', priorities: ['medium'] })).toEqual(
    titles({ priorities: ['medium'] }),
  )
})

test('a row has its people, its price and how it stands to its clock', () => {
  const row = (title: string, list: OrderQuestion['list'] = 'open') =>
    listOrders(admin, { list, size: 50 }).orders.find((order) => order.title === title)
  expect(row('late')).toMatchObject({
    due: { state: 'late' },
    client: { name: 'Nadia Hollis' },
    assignee: { name: 'Elif Varga' },
    company: null,
    price: null,
  })
  expect(row('of a company')).toMatchObject({ company: 'Reed Works', assignee: null })
  expect(row('paused')).toMatchObject({ due: { state: 'paused', hours: 3 } })
  expect(row('done', 'completed')).toMatchObject({
    due: { state: 'rests' },
    price: { amount: 1_250, currency: 'eur' },
  })
})

test('the file of a list has all its rows and columns, more than a page', () => {
  const lines = (question: OrderQuestion, actor = admin) =>
    [...orderCsv(actor, question)].join('').trimEnd().split('\r\n')
  expect(lines({ list: 'open' })).toHaveLength(1 + titles().length)
  expect(lines({ list: 'open', search: 'nothing such' })).toHaveLength(1)
  const [heads, done] = lines({ list: 'completed' })
  expect(heads).toBe(
    '\ufeffNumber,Order,Client,Company,Form,Product,Price,Currency,Status,Priority,Assignee,Due,Paid,Created',
  )
  const iso = (at: number) => new Date(at).toISOString()
  expect(done).toBe(
    `510,done,Nadia Hollis,,${form.name},${form.productName},12.5,EUR,Completed,Medium,,${iso(now - hour)},${iso(7)},${iso(510)}`,
  )
  expect(lines({ list: 'open' }, actorOf(other))).toHaveLength(2)
  for (let n = 0; n < 520; n += 1) put(`more ${n}`, { userId: other.id })
  expect(lines({ list: 'open' }, actorOf(other))).toHaveLength(522)
})

test('tabs and views are counted up to a hundred; a view of little among much says that there may be more', () => {
  expect(countOrders(admin, {})).toEqual({})
  expect(
    countOrders(admin, {
      late: { list: 'open', overdue: true },
      all: { list: 'open' },
      done: { list: 'completed' },
    }),
  ).toEqual({ late: 2, all: 101, done: 1 })
  const view = (question: Partial<OrderQuestion>) =>
    countOrderViews(admin, [{ id: 'v', question: { list: 'open', ...question } }]).v
  expect(countOrderViews(admin, [])).toEqual({})
  expect(view({})).toBe('100+')
  expect(view({ list: 'completed' })).toBe('1')
  expect(view({ priorities: ['high'] })).toBe('1+')
  expect(view({ priorities: ['high'], overdue: true })).toBe('1')
  expect(view({ search: 'late' })).toBeUndefined()
  expect(view({ client: 'zed' })).toBeUndefined()
})
