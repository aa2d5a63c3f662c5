import { and, desc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { makeProfile, noticesOf } from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { runs } from '#tests/fixtures/runs'
import { makeType, storeRequest, workOf } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { logHistory, mail, messages, requests, webhookDeliveries } from '~/db/schema'
import { changeRequestStatus } from '~/features/requests/change-status.server'
import { findRequest } from '~/features/requests/find-request.server'
import { assignWork } from '~/features/work-items/assign-work.server'
import {
  type RequestAction,
  type RequestStatus,
  requestActions,
  requestStatuses,
} from '~/shared/request-statuses'

const admin = actorOf(makeUser({ role: 'admin' }))
const clientRow = makeUser({ role: 'client' })
const client = actorOf(clientRow)
const type = makeType()

const start = Date.UTC(2026, 10, 22, 9)
beforeEach(() => vi.useFakeTimers({ now: start, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const read = (id: string) => {
  const found = db.select().from(requests).where(eq(requests.id, id)).get()
  if (!found) throw new Error('no such request')
  return found
}
const make = (given: Parameters<typeof storeRequest>[2] = {}) =>
  storeRequest(type, clientRow.id, given)
/** Moves a request as it is now. */
const move = (id: string, action: RequestAction, by = admin, message?: string) =>
  changeRequestStatus(by, { requestId: id, action, version: read(id).version, message })
const posted = (conversationId: string) =>
  db
    .select({ kind: messages.kind, text: messages.text, senderId: messages.senderId })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.rowNumber))
    .all()

test.each([
  [
    'REQ-42 delivered',
    'delivered',
    {},
    'pending_review',
    'deliveredAt',
    'updated status to delivered',
  ],
  [
    'REQ-43 open',
    'open',
    { status: 'completed' },
    'in_progress',
    'reopenedAt',
    'reopened the request',
  ],
  ['REQ-44 paused', 'paused', {}, 'paused', 'pausedAt', 'paused the request'],
  [
    'REQ-45 unpaused',
    'unpaused',
    { status: 'paused', statusBeforePause: 'escalated', pausedAt: start },
    'escalated',
    'unpausedAt',
    'unpaused the request',
  ],
  [
    'REQ-47 progress',
    'progress',
    { status: 'escalated' },
    'in_progress',
    'progressAt',
    'moved status to in progress',
  ],
  [
    'REQ-47 progress of a new one',
    'progress',
    {},
    'in_progress',
    'progressAt',
    'moved status to in progress',
  ],
  [
    'REQ-48 checking quality',
    'checking_quality',
    {},
    'checking_quality',
    'checkingQualityAt',
    'moved status to checking quality',
  ],
  [
    'REQ-48 reviewing',
    'reviewing_with_client',
    {},
    'reviewing_with_client',
    'reviewingWithClientAt',
    'moved status to reviewing with client',
  ],
  ['REQ-48 escalated', 'escalated', {}, 'escalated', 'escalatedAt', 'moved status to escalated'],
  ['REQ-48 completed', 'completed', {}, 'completed', 'completedAt', 'moved status to completed'],
] as const)(
  '%s sets the status, its moment and its message',
  (_, action, given, to, stores, text) => {
    const { id, conversationId } = make(given)
    vi.setSystemTime(start + 60_000)
    move(id, action)
    expect(read(id)).toMatchObject({ status: to, [stores]: start + 60_000, version: 2 })
    expect(posted(conversationId)).toEqual([{ kind: 'status_change', text, senderId: admin.id }])
    const row = db
      .select()
      .from(logHistory)
      .where(and(eq(logHistory.collection, 'requests'), eq(logHistory.documentId, id)))
      .get()
    expect(row).toMatchObject({ userId: admin.id, details: { to } })
  },
)

test('REQ-46 a pause moves the due date by exactly as long as it lasted', () => {
  const { id, dueAt } = make()
  move(id, 'paused')
  vi.setSystemTime(start + 5_432_100)
  move(id, 'unpaused')
  expect(read(id).dueAt).toBe(dueAt + 5_432_100)
})

test('REQ-40 staff without the rights, other clients and guests do not move it', () => {
  const employee = actorOf(makeEmployee())
  const one = actorOf(makeEmployee({ manageRequests: true }))
  const all = actorOf(makeEmployee({ manageAllRequests: true }))
  const both = actorOf(makeEmployee({ manageRequests: true, manageAllRequests: true }))
  const stranger = actorOf(makeUser({ role: 'client' }))
  const { id } = make()
  for (const actor of [employee, one, all, client]) {
    expect(catchError(() => move(id, 'paused', actor)).status).toBe(403)
    expect(findRequest(actor, id).moves).toEqual([])
  }
  expect(catchError(() => move(id, 'paused', stranger)).status).toBe(404)
  expect(read(id).status).toBe('in_progress')
  move(id, 'paused', both)
  assignWork(admin, { work: workOf(id), assigneeId: employee.id, version: read(id).version })
  move(id, 'unpaused', employee)
  expect(read(id).status).toBe('in_progress')
})

test('REQ-49 its client approves what waits for review, and nothing else', () => {
  const { id } = make()
  expect(catchError(() => move(id, 'approve', client))).toMatchObject({ code: 'status-not-from' })
  expect(findRequest(client, id).moves).toEqual([])
  move(id, 'delivered')
  expect(findRequest(client, id).moves).toEqual(['approve', 'ask_for_changes'])
  expect(catchError(() => move(id, 'approve')).status).toBe(403)
  move(id, 'approve', client)
  expect(read(id)).toMatchObject({ status: 'completed', completedAt: start })
})

test('REQ-49 a member of its company sees it and does not approve it', () => {
  const member = makeUser({ role: 'client' })
  const { id } = make({ companyProfileId: makeProfile(member.id).id })
  move(id, 'delivered')
  expect(catchError(() => move(id, 'approve', actorOf(member))).status).toBe(403)
})

test('REQ-50 what the client wants changed stands in the conversation as it was written', () => {
  const { id, conversationId } = make()
  move(id, 'delivered')
  move(id, 'ask_for_changes', client, 'Larger, <please>\n\nand blue')
  expect(read(id)).toMatchObject({ status: 'in_progress', reopenedAt: start })
  expect(posted(conversationId)[0]).toEqual({
    kind: 'message',
    text: 'Larger, <please>\n\nand blue',
    senderId: client.id,
  })
})

test.each([undefined, '', ' \n '])('REQ-50 without a message nothing is asked (%j)', (message) => {
  const { id, conversationId } = make()
  move(id, 'delivered')
  const ask = () => move(id, 'ask_for_changes', client, message)
  expect(catchError(ask)).toMatchObject({ code: 'message-empty', status: 400, field: 'message' })
  expect(read(id)).toMatchObject({ status: 'pending_review', version: 2 })
  expect(posted(conversationId)).toHaveLength(1)
})

test('those who take part hear of a move, who did it does not', () => {
  const assignee = makeEmployee()
  const { id } = make({ assigneeId: assignee.id })
  move(id, 'delivered', actorOf(assignee))
  const told = noticesOf(clientRow.id).filter(({ subject }) => subject === id)
  expect(told).toMatchObject([{ type: 'request_status', urlParams: `/requests/${id}?v=2` }])
  expect(noticesOf(assignee.id)).toEqual([])
})

test('REQ-62 the webhook of the type hears of every move, also of a client’s', () => {
  const hooked = makeType({ webhook: 'https://hooks.example.com/requests' })
  const { id } = storeRequest(hooked, clientRow.id)
  move(id, 'paused')
  move(id, 'unpaused')
  move(id, 'delivered')
  move(id, 'approve', client)
  const sent = db.select().from(webhookDeliveries).all()
  expect(sent.map(({ ownerId }) => ownerId)).toEqual(Array(4).fill(hooked.id))
  for (const [at, posts] of [
    'paused the request',
    'unpaused the request',
    'updated status to delivered',
    'approved the request',
  ].entries()) {
    expect(sent[at]?.text).toContain(` ${posts}: `)
  }
})

test('REQ-49 someone who is asked to approve is not led to the moves of the studio', () => {
  const { id } = make({ status: 'pending_review', deliveredAt: start })
  expect(findRequest(client, id)).toMatchObject({
    moves: ['approve', 'ask_for_changes'],
    may: { move: false },
  })
  expect(findRequest(admin, id).may.move).toBe(true)
})

test('the mail of a move says what was done, and what the client wrote with it', () => {
  const assignee = makeEmployee()
  const { id, number, title } = make({ assigneeId: assignee.id })
  const mails = (to: string) => db.select().from(mail).where(eq(mail.to, to)).all()
  move(id, 'paused', actorOf(assignee))
  move(id, 'unpaused')
  move(id, 'delivered')
  move(id, 'ask_for_changes', client, 'Bigger, please')
  const paused = `Request ${number}: paused the request`
  expect(mails(clientRow.email).map(({ subject }) => subject)).toContain(paused)
  const toAssignee = mails(assignee.email)
  expect(toAssignee.map(({ subject }) => subject).sort()).toEqual([
    `Request ${number}: asked for changes`,
    `Request ${number}: unpaused the request`,
    `Request ${number}: updated status to delivered`,
  ])
  const asked = toAssignee.find(({ subject }) => subject.endsWith('asked for changes'))
  for (const words of [clientRow.fullName, title, '> Bigger, please']) {
    expect(asked?.message).toContain(words)
  }
})

test('REQ-65 a form that is older than the request changes nothing and says what is stored', () => {
  const { id } = make()
  move(id, 'escalated')
  const late = catchError(() =>
    changeRequestStatus(admin, { requestId: id, action: 'paused', version: 1 }),
  )
  expect(late).toMatchObject({
    code: 'stale',
    status: 409,
    stored: { status: 'escalated', version: 2 },
  })
  expect(read(id).status).toBe('escalated')
})

test('REQ-65 a move whose button is pressed twice is made once, and is no error', () => {
  const { id, conversationId, dueAt } = make()
  const pressTwice = (action: RequestAction, by = admin) => {
    const { version } = read(id)
    const press = () => changeRequestStatus(by, { requestId: id, action, version })
    press()
    const once = read(id)
    vi.setSystemTime(Date.now() + 1000)
    press()
    expect(read(id)).toEqual(once)
  }
  for (const action of [
    'progress',
    'paused',
    'unpaused',
    'delivered',
    'open',
    'delivered',
  ] as const) {
    pressTwice(action)
  }
  pressTwice('approve', client)
  expect(posted(conversationId)).toHaveLength(7)
  expect(read(id)).toMatchObject({ status: 'completed', version: 8, dueAt: dueAt + 1000 })
})

test('REQ-65 the same move by somebody else, or with words, or after another one is refused', () => {
  const { id, conversationId } = make()
  const late = (action: RequestAction, by = admin, message?: string) =>
    catchError(() => changeRequestStatus(by, { requestId: id, action, version: 1, message }))
  const stale = { code: 'stale', status: 409 }
  move(id, 'delivered')
  expect(late('delivered', actorOf(makeUser({ role: 'admin' })))).toMatchObject(stale)
  expect(late('delivered', actorOf(makeEmployee()))).toMatchObject({ status: 403 })
  move(id, 'ask_for_changes', client, 'Larger')
  expect(late('delivered')).toMatchObject(stale)
  expect(late('ask_for_changes', client, 'Smaller')).toMatchObject(stale)
  expect(posted(conversationId)).toHaveLength(3)
})

/** The status machine and its clock, written down a second time and in another way. */
function model(state: {
  status: RequestStatus
  before: RequestStatus
  due: number
  paused: number
}) {
  const working = ['in_progress', 'checking_quality', 'reviewing_with_client', 'escalated']
  return {
    step(action: RequestAction, owner: boolean, now: number): boolean {
      const { status } = state
      const byOwner = action === 'approve' || action === 'ask_for_changes'
      if (owner !== byOwner) return false
      if (byOwner) {
        if (status !== 'pending_review') return false
        state.status = action === 'approve' ? 'completed' : 'in_progress'
      } else if (action === 'unpaused') {
        if (status !== 'paused') return false
        state.status = state.before
        state.due += now - state.paused
      } else if (action === 'paused') {
        if (!working.includes(status)) return false
        Object.assign(state, { status: 'paused', before: status, paused: now })
      } else if (action === 'open') {
        if (status !== 'pending_review' && status !== 'completed') return false
        state.status = 'in_progress'
      } else if (action === 'delivered') {
        if (!working.includes(status)) return false
        state.status = 'pending_review'
      } else {
        const to = action === 'progress' ? 'in_progress' : action
        if (status === 'paused' || status === 'completed') return false
        if (to === status && action !== 'progress') return false
        state.status = to as RequestStatus
      }
      return true
    },
    state,
  }
}

test('REQ-15 steps at random go as a second account of the rules says', () => {
  let steps = 0
  const words: Partial<Record<RequestAction, string>> = { ask_for_changes: 'Larger' }
  const step = fc.record({
    action: fc.constantFrom(...requestActions),
    owner: fc.boolean(),
    pass: fc.integer({ min: 0, max: 10 * 24 * 60 * 60 * 1000 }),
  })
  fc.assert(
    fc.property(fc.array(step, { minLength: 100, maxLength: 100 }), (walk) => {
      const { id, dueAt } = make()
      const { step: go, state } = model({
        status: 'in_progress',
        before: 'in_progress',
        due: dueAt,
        paused: 0,
      })
      let now = start
      for (const { action, owner, pass } of walk) {
        now += pass
        steps += 1
        vi.setSystemTime(now)
        const before = { ...state }
        const went = go(action, owner, now)
        const tried = () => move(id, action, owner ? client : admin, words[action])
        if (went) tried()
        else {
          expect(catchError(tried).status).toBeOneOf([403, 409])
          expect(state).toEqual(before)
        }
        const row = read(id)
        expect(requestStatuses).toContain(row.status)
        expect({ status: row.status, due: row.dueAt }).toEqual({
          status: state.status,
          due: state.due,
        })
      }
    }),
    { numRuns: runs(100) },
  )
  expect(steps).toBe(100 * runs(100))
}, 120_000)
