import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeStudio, send, start } from '#tests/features/conversations/world'
import { makeOrderForm, storeOrderRow } from '#tests/fixtures/orders'
import { sendAllDue, undoFor } from '#tests/fixtures/outgoing'
import { plansOf } from '#tests/fixtures/plans'
import { db } from '~/db/client.server'
import { orders, requests } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { messagesOf } from '~/features/conversations/messages-screen.server'
import { postText } from '~/features/conversations/post-text.server'
import { sendMessage } from '~/features/conversations/send-message.server'
import { listOrders } from '~/features/orders/list-orders.server'
import { menuAnswersOfOrders } from '~/features/orders/menu-orders.server'
import { changeRequestStatus } from '~/features/requests/change-status.server'
import { menuAnswersOfRequests } from '~/features/requests/count-requests.server'
import { listRequests } from '~/features/requests/list-requests.server'
import type { RequestQuestion } from '~/features/requests/request-question'
import type { Member } from '~/permissions/vocabulary'
import { workSorts } from '~/shared/work-lists'

const { make, client, clientRow, maker, admin, stranger } = makeStudio()

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  db.delete(requests).run()
})
afterEach(() => vi.useRealTimers())

/** Messages of one conversation are told apart by the millisecond. */
const later = () => vi.setSystemTime(Date.now() + 5)

const found = (who: Member, question: Partial<RequestQuestion> = {}) =>
  listRequests(who, { list: 'open', tab: 'all', answered: true, ...question }).requests.map(
    ({ id }) => id,
  )

const move = (who: Member, id: string, action: 'ask_for_changes' | 'approve', message?: string) => {
  const version = db.select().from(requests).where(eq(requests.id, id)).get()?.version ?? 0
  changeRequestStatus(who, { requestId: id, action, version, message })
}

test('a request is found as answered from the client’s message until the studio writes', () => {
  const { id } = make()
  const { id: quiet } = make()
  expect(found(admin)).toEqual([])
  send(client, id, 'Larger, please')
  expect(found(admin)).toEqual([id])
  expect(menuAnswersOfRequests(admin, '/projects')).toEqual({ '/requests': '1' })
  later()
  send(maker, id, 'Here it is')
  expect(found(admin)).toEqual([])
  expect(menuAnswersOfRequests(admin, '/projects')).toEqual({})
  expect(found(admin)).not.toContain(quiet)
})

test('a message that can still be taken back is no answer yet', () => {
  const { id } = make()
  undoFor(60)
  send(client, id, 'Blue')
  undoFor(0)
  expect(found(admin)).toEqual([])
  sendAllDue(Date.now() + 60_000)
  expect(found(admin)).toEqual([id])
})

test('asking for changes is an answer; what was approved waits for nobody', () => {
  const [asked, approved] = [make().id, make().id]
  db.update(requests).set({ status: 'pending_review' }).run()
  move(client, asked, 'ask_for_changes', 'Blue')
  later()
  move(client, approved, 'approve')
  expect(found(admin, { list: 'all' })).toEqual([asked])
  expect(found(admin, { list: 'completed' })).toEqual([])
})

test('an automatic post is no answer, in whoever’s name it is', () => {
  const { id } = make()
  const { conversationId = '' } = db.select().from(requests).where(eq(requests.id, id)).get() ?? {}
  send(client, id, 'Here are the pictures')
  later()
  transaction((tx) => {
    postText(tx, { conversationId, senderId: maker.id, text: 'Thank you.', kind: 'auto' })
  })
  expect(found(admin)).toEqual([id])
})

test('each row of the menu counts its own list, of what its reader finds; clients are told nothing', () => {
  const [open, delivered] = [make().id, make().id]
  db.update(requests)
    .set({ status: 'pending_review', deliveredAt: 5 })
    .where(eq(requests.id, delivered))
    .run()
  for (const id of [open, delivered]) send(client, id, 'And the logo?')
  expect(menuAnswersOfRequests(maker, '/requests')).toEqual({
    '/requests': '1',
    '/requests/assigned': '2',
    '/requests/in-progress': '1',
    '/requests/pending-review': '1',
    '/requests/delivered': '1',
  })
  expect(menuAnswersOfRequests(client, '/requests')).toEqual({})
  expect(menuAnswersOfRequests(stranger, '/requests')).toEqual({})
  // To a client the filter says nothing: the list is as it was.
  expect(found(client).sort()).toEqual([open, delivered].sort())
})

/** What of a plan reads more than those that the client answered. */
const readOf = (steps: readonly string[] = [], table: string) =>
  steps.filter(
    (step) =>
      new RegExp(` ${table}\\b`).test(step) && !/_answered|INTEGER PRIMARY KEY \(rowid=/.test(step),
  )

test('answers are found along their index, in every order', () => {
  for (const list of ['open', 'all', 'pending-review'] as const) {
    for (const sort of workSorts) {
      const [plan] = plansOf(() => listRequests(admin, { list, sort, answered: true }))
      expect({ list, sort, read: readOf(plan?.steps, 'requests') }).toEqual({
        list,
        sort,
        read: [],
      })
    }
  }
  const counted = plansOf(() => menuAnswersOfRequests(admin, '/requests'))
  const steps = counted.flatMap((plan) => plan.steps).filter((step) => / requests\b/.test(step))
  for (const step of steps) expect(step).toContain('requests_answered')
  expect(steps.length).toBeGreaterThan(3)
})

test('an order is found and counted so, too', () => {
  const order = storeOrderRow(makeOrderForm(), clientRow.id, { status: 'in_progress' })
  const { id = '' } = order
  const work = { kind: 'order', id } as const
  const found = () =>
    listOrders(admin, { list: 'open', tab: 'all', answered: true }).orders.map((row) => row.id)
  const write = (who: Member) => {
    const { seen, version } = messagesOf(who, work, new URLSearchParams()).form
    const form = { text: 'Hello', format: 'text' as const, mention: [], draftId: '', seen, version }
    return sendMessage(who, { work, ...form }).messageId
  }
  expect(found()).toEqual([])
  const said = write(client)
  expect(found()).toEqual([id])
  expect(menuAnswersOfOrders(admin, '/projects')).toEqual({ '/orders': '1' })
  expect(menuAnswersOfOrders(client, '/orders')).toEqual({})
  later()
  write(admin)
  expect(found()).toEqual([])
  expect(said).not.toBe('')
  for (const sort of workSorts) {
    const [plan] = plansOf(() => listOrders(admin, { list: 'open', sort, answered: true }))
    expect({ sort, read: readOf(plan?.steps, 'orders') }).toEqual({ sort, read: [] })
  }
  db.delete(orders).run()
})
