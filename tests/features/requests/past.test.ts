import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeProfile } from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { join } from '#tests/fixtures/profiles'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { counters, requestFollowers, requests } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { countRequests } from '~/features/requests/count-requests.server'
import { pastSince } from '~/features/requests/list-past.server'
import { listRequests } from '~/features/requests/list-requests.server'
import type { RequestQuestion } from '~/features/requests/request-question'
import { recordState } from '~/features/work-item-base/request/record-state.server'
import type { Member } from '~/permissions/vocabulary'
import { requestListNames } from '~/shared/request-lists'

const day = 24 * 60 * 60 * 1000
/** Noon of the nth day. */
const at = (n: number) => Date.UTC(2026, 0, 1, 12) + n * day
const admin = actorOf(makeUser({ role: 'admin' }))
const maker = makeEmployee()
const follower = makeEmployee()
const client = makeUser({ role: 'client', fullName: 'Nadia Hollis' })
const owner = makeUser({ role: 'client' })
const member = makeUser({ role: 'client' })
const company = makeProfile(owner.id, 'Reed Works')
join(company.id, member.id)
const [type, other] = [makeType(), makeType()]

type Change = Partial<typeof requests.$inferInsert>

/** A request that began on a day, and what changed on which days. */
function life(title: string, begun: number, given: Change, changes: [number, Change][] = []) {
  const first = { createdAt: at(begun), updatedAt: at(begun), dueAt: at(begun + 10) }
  const row = storeRequest(type, client.id, { title, answersText: title, ...first, ...given })
  for (const [n, change] of changes) {
    transaction((tx) => {
      tx.update(requests)
        .set({ ...change, updatedAt: at(n) })
        .where(eq(requests.id, row.id ?? ''))
        .run()
      recordState(tx, row.id ?? '', at(n))
    })
  }
  return row
}
const gone = life('through', 0, { assigneeId: maker.id }, [
  [4, { status: 'pending_review', deliveredAt: at(4), priority: 'high' }],
  [6, { status: 'in_progress', assigneeId: null }],
  [20, { status: 'completed' }],
])
life('late', 1, { dueAt: at(3) }, [[9, { dueAt: at(40) }]])
life('paused', 2, { dueAt: at(4) }, [
  [3, { status: 'paused', statusBeforePause: 'in_progress', pausedAt: at(3) }],
  [12, { status: 'in_progress', statusBeforePause: null }],
])
life('paused late', 1, { dueAt: at(2) }, [
  [3, { status: 'paused', statusBeforePause: 'in_progress', pausedAt: at(3) }],
])
const shared = { companyProfileId: company.id, userId: owner.id }
const ofCompany = life('of a company', 2, { ...shared, typeId: other.id, priority: 'medium' })
db.insert(requestFollowers).values({ requestId: ofCompany.id, userId: follower.id }).run()

const rows = (n: number, question: Partial<RequestQuestion> = {}, actor: Member = admin) =>
  listRequests(actor, { list: 'all', ...question, at: at(n), size: 50 }).requests
const was = (n: number, question: Partial<RequestQuestion> = {}, actor?: Member) => {
  const titles = rows(n, question, actor).map(({ title }) => title)
  const asked = { list: 'all', ...question, at: at(n) } as const
  expect(countRequests(actor ?? admin, { n: asked }).n).toBe(titles.length)
  return titles.toSorted()
}

test('a list of the past has what there was then, as it was then', () => {
  expect(was(-1)).toEqual([])
  expect(was(0)).toEqual(['through'])
  expect(was(1)).toEqual(['late', 'paused late', 'through'])
  expect(was(2)).toHaveLength(5)
  const row = (n: number) => rows(n).find(({ id }) => id === gone.id)
  expect(row(3)).toMatchObject({
    ...{ status: 'in_progress', priority: 'low', assignee: { id: maker.id } },
    ...{ updatedAt: at(0), due: { state: 'due' } },
  })
  expect(row(4)).toMatchObject({ status: 'pending_review', priority: 'high', updatedAt: at(4) })
  expect(row(6)).toMatchObject({ status: 'in_progress', assignee: null, updatedAt: at(6) })
  expect(row(19)?.status).toBe('in_progress')
  expect(row(20)).toMatchObject({ status: 'completed', due: { state: 'rests' } })
  // What lasted long is found as what was short.
  expect(was(5_000)).toHaveLength(5)
})

test('the lists of the past have the statuses that they have now', () => {
  const all = ['late', 'of a company', 'paused', 'paused late', 'through']
  const lists = (n: number, actor?: Member) =>
    Object.fromEntries(requestListNames.map((list) => [list, was(n, { list }, actor)]))
  expect(lists(5)).toEqual({
    open: all.slice(0, 4),
    assigned: ['through'],
    'in-progress': ['late', 'of a company'],
    'pending-review': ['through'],
    paused: ['paused', 'paused late'],
    delivered: ['through'],
    completed: [],
    all,
  })
  expect(was(3, { list: 'delivered' })).toEqual([])
  // Delivered once, and worked on again.
  expect(was(7, { list: 'delivered' })).toEqual(['through'])
  expect(was(20, { list: 'completed' })).toEqual(['through'])
  expect(was(20, { list: 'delivered' })).toEqual([])
  expect(was(7, { list: 'assigned' })).toEqual([])
  // What waited for its client was open to them.
  expect(was(5, { list: 'open' }, actorOf(client))).toContain('through')
})

test('REQ-34 a list of the past is narrowed by the people, priorities and due dates of then', () => {
  expect(was(5, { assignee: maker.id })).toEqual(['through'])
  expect(was(5, { assignee: 'me' }, actorOf(maker))).toEqual(['through'])
  expect(was(7, { assignee: maker.id })).toEqual([])
  expect(was(5, { assignee: 'none' })).not.toContain('through')
  expect(was(7, { assignee: 'none' })).toContain('through')
  expect(was(7, { tab: 'unassigned' })).toContain('through')
  expect(was(5, { tab: 'unassigned' })).not.toContain('through')
  expect(was(5, { tab: 'mine' }, actorOf(maker))).toEqual(['through'])
  expect(was(5, { tab: 'following' }, actorOf(follower))).toEqual(['of a company'])
  expect(was(3, { priorities: ['high'] })).toEqual([])
  expect(was(5, { priorities: ['high'] })).toEqual(['through'])
  expect(was(5, { statuses: ['paused'] })).toEqual(['paused', 'paused late'])
  expect(was(5, { types: [other.id] })).toEqual(['of a company'])
  expect(was(5, { client: 'reed' })).toEqual(['of a company'])
  expect(was(5, { search: 'through' })).toEqual(['through'])
  expect(was(5, { dueFrom: at(4), dueUntil: at(4) + 1 })).toEqual(['paused'])
  expect(was(5, { dueUntil: at(3) })).toEqual(['paused late'])
  expect(was(5, { created: { from: at(2), until: null } })).toEqual(['of a company', 'paused'])
  expect(was(5, { created: { from: null, until: at(1) } })).toEqual(['through'])
  for (const asked of [{ overdue: true }, { tab: 'overdue' }] as const) {
    expect(was(2, asked)).toEqual(['paused late'])
    expect(was(3, asked)).toEqual(['late', 'paused late'])
    // Its clock stands while it is paused; another due date since is none of then.
    expect(was(8, asked)).toEqual(['late', 'paused late'])
    expect(was(10, asked)).toEqual(['paused late', 'through'])
    expect(was(13, asked)).toEqual(['of a company', 'paused', 'paused late', 'through'])
  }
})

test('REQ-23 REQ-25 REQ-26 everybody sees of the past what was theirs then, or what they follow', () => {
  const all = actorOf(makeEmployee({ manageAllRequests: true }))
  expect(was(5, {}, all)).toHaveLength(5)
  expect(was(5, {}, actorOf(maker))).toEqual(['through'])
  expect(was(7, {}, actorOf(maker))).toEqual([])
  expect(was(5, {}, actorOf(follower))).toEqual(['of a company'])
  for (const person of [owner, member]) {
    expect(was(5, {}, actorOf(person))).toEqual(['of a company'])
    expect(was(5, { search: 'through' }, actorOf(person))).toEqual([])
  }
  expect(was(5, {}, actorOf(client))).not.toContain('of a company')
  expect(was(5, {}, actorOf(makeUser()))).toEqual([])
})

test('pages of the past follow each other, in any order; the list says since when it is exact', () => {
  for (const sort of ['', 'priority', '-updated', 'due'] as const) {
    const seen: string[] = []
    let after: string | null = null
    do {
      const page: ReturnType<typeof listRequests> = listRequests(admin, {
        ...{ list: 'all', at: at(5), sort, size: 2 },
        place: after === null ? null : { after },
      })
      seen.push(...page.requests.map(({ title }) => title))
      after = page.next
    } while (after !== null)
    expect(seen).toEqual(rows(5, { sort }).map(({ title }) => title))
  }
  expect(rows(5, { sort: 'priority' })[0]?.title).toBe('through')
  expect(rows(5, { sort: 'priority' })[1]?.title).toBe('of a company')
  expect(rows(5, { sort: '-updated' })[0]?.title).toBe('through')
  expect(rows(5)[0]?.createdAt).toBe(at(2))
  expect(pastSince()).toBeNull()
  db.insert(counters).values({ name: 'request_states_since', value: 77 }).run()
  expect(pastSince()).toBe(77)
})
