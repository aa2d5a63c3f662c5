import { expect, test } from 'vitest'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { requestFollowers } from '~/db/schema'
import { countRequests, countRequestViews } from '~/features/requests/count-requests.server'
import { listRequests } from '~/features/requests/list-requests.server'
import { requestCsv } from '~/features/requests/request-csv.server'
import { firstOrder, type RequestQuestion } from '~/features/requests/request-question'
import { requestsLookedThroughInPart } from '~/features/requests/where-requests.server'
import type { Member } from '~/permissions/vocabulary'

const hour = 60 * 60 * 1000
const now = Date.now()
const admin = actorOf(makeUser({ role: 'admin' }))
const maker = makeEmployee({ fullName: 'Elif Varga' })
const client = makeUser({ role: 'client', fullName: 'Nadia Hollis', email: 'nadia@hollis.example' })
const [type, other] = [makeType(), makeType()]
let number = 500
function put(
  title: string,
  given: Parameters<typeof storeRequest>[2] = {},
  of = type,
  userId = client.id,
) {
  number += 1
  const at = { createdAt: number * 1000, dueAt: now + hour, number }
  return storeRequest(of, userId, { title, answersText: title, ...at, ...given })
}
const pausedFacts = { status: 'paused', statusBeforePause: 'in_progress' } as const
put('late', { dueAt: now - 50 * hour, assigneeId: maker.id, priority: 'high' })
put('shown', { status: 'pending_review', dueAt: now - hour, deliveredAt: now - 2 * hour })
put('shown late', { status: 'pending_review', dueAt: now - 3 * hour, deliveredAt: now - hour })
put('paused', { ...pausedFacts, pausedAt: now - 3 * hour, dueAt: now - 2 * hour })
put('paused late', { ...pausedFacts, pausedAt: now - hour, dueAt: now - 2 * hour })
put('of no type', { typeId: null })
put('of another type', { priority: 'medium' }, other)
put('done', { status: 'completed', assigneeId: maker.id, deliveredAt: now - 9 * hour })
const followed = put('followed', { dueAt: now + 5 * hour })
db.insert(requestFollowers).values({ requestId: followed.id, userId: maker.id }).run()

const found = (question: Partial<RequestQuestion>, actor: Member = admin) => {
  const asked = { list: 'open', ...question } as const
  const titles = listRequests(actor, { ...asked, size: 50 }).requests.map(({ title }) => title)
  expect(countRequests(actor, { n: asked }).n).toBe(titles.length)
  return titles.toSorted()
}

test('REQ-34 a list is narrowed to days of creation and delivery, to what was late, and to types that are gone', () => {
  const all = { list: 'all' } as const
  expect(found({ created: { from: 502_000, until: 504_000 }, ...all })).toEqual([
    ...['shown', 'shown late'],
  ])
  expect(found({ created: { from: null, until: 502_000 }, ...all })).toEqual(['late'])
  expect(found({ created: { from: 509_000, until: null }, ...all })).toEqual(['followed'])
  const lately = { from: now - 2 * hour, until: null }
  expect(found({ delivered: lately, ...all })).toEqual(['shown', 'shown late'])
  expect(found({ delivered: { from: null, until: now - 2 * hour }, ...all })).toEqual(['done'])
  expect(found({ delivered: lately, deliveredLate: true, ...all })).toEqual(['shown late'])
  expect(found({ types: ['none'], ...all })).toEqual(['of no type'])
  expect(found({ types: ['none', other.id], ...all })).toEqual(['of another type', 'of no type'])
  expect(found({ types: [other.id], ...all })).toEqual(['of another type'])
  expect(found({ types: ['unknown'], ...all })).toEqual([])
})

test('REQ-34 REQ-36 late is what is due, is not paused before, and is still to be done', () => {
  for (const asked of [{ overdue: true }, { tab: 'overdue' }] as const) {
    for (const list of ['open', 'all'] as const) {
      expect(found({ ...asked, list })).toEqual(['late', 'paused late'])
    }
    expect(found({ ...asked, list: 'completed' })).toEqual([])
    expect(found({ ...asked, list: 'delivered' })).toEqual([])
  }
  expect(found({ dueFrom: now + 5 * hour })).toEqual(['followed'])
  expect(found({ dueFrom: now, dueUntil: now + hour })).toEqual([])
  expect(found({ dueFrom: now + hour, dueUntil: now + hour + 1 })).toHaveLength(2)
})

test('REQ-34 whose they are: by tab, by person, of nobody; statuses and priorities beside each other', () => {
  const mine = actorOf(maker)
  expect(found({ tab: 'mine' }, mine)).toEqual(['late'])
  expect(found({ tab: 'following' }, mine)).toEqual(['followed'])
  expect(found({ list: 'completed' }, mine)).toEqual(['done'])
  expect(found({ list: 'all' }, mine)).toEqual(['done', 'followed', 'late'])
  expect(found({ assignee: maker.id, list: 'all' })).toEqual(['done', 'late'])
  expect(found({ assignee: 'me' }, mine)).toEqual(['late'])
  expect(found({ assignee: 'none', list: 'all' })).toHaveLength(7)
  expect(found({ tab: 'unassigned' })).not.toContain('late')
  expect(found({ tab: 'unassigned' })).toHaveLength(5)
  expect(found({ priorities: ['high', 'medium'] })).toEqual(['late', 'of another type'])
  expect(found({ priorities: ['high'] })).toEqual(['late'])
  expect(found({ priorities: ['medium'], list: 'all', sort: 'created' })).toEqual([
    'of another type',
  ])
  expect(found({ statuses: ['paused'] })).toEqual(['paused', 'paused late'])
  expect(found({ statuses: ['paused'], priorities: ['high'] })).toEqual([])
  expect(found({ statuses: ['completed'] })).toEqual([])
  expect(found({ statuses: ['completed'], list: 'all' })).toEqual(['done'])
})

test('a list is sorted by the dates that it is narrowed to, unless somebody says otherwise', () => {
  const span = { from: 1, until: null }
  const none = { from: null, until: null }
  expect(firstOrder({ list: 'open' })).toBe('due')
  expect(firstOrder({ list: 'all' })).toBe('-created')
  for (const due of [{ dueFrom: 1 }, { dueUntil: 1 }, { overdue: true }]) {
    expect(firstOrder({ list: 'all', ...due })).toBe('due')
  }
  expect(firstOrder({ list: 'open', created: span })).toBe('-created')
  expect(firstOrder({ list: 'open', created: { from: null, until: 1 } })).toBe('-created')
  expect(firstOrder({ list: 'open', created: span, delivered: span })).toBe('-delivered')
  expect(firstOrder({ list: 'open', delivered: { from: null, until: 1 } })).toBe('-delivered')
  expect(firstOrder({ list: 'open', created: none, delivered: none })).toBe('due')
  const titles = (question: Partial<RequestQuestion>) =>
    listRequests(admin, { list: 'all', ...question, size: 50 }).requests.map(({ title }) => title)
  expect(titles({ delivered: span })).toEqual(['shown late', 'shown', 'done'])
  expect(titles({})[0]).toBe('followed')
  expect(titles({}).at(-1)).toBe('late')
  expect(titles({ dueFrom: 1 })[0]).toBe('late')
  expect(titles({ sort: 'number' })[0]).toBe('late')
})

test('views are counted in their lists, those of the past too; the file has the columns of the list', () => {
  const views = (question: Partial<RequestQuestion>) =>
    countRequestViews(admin, [{ id: 'v', question: { list: 'open', ...question } }]).v
  expect(views({ statuses: ['paused'] })).toBe('2')
  expect(views({ list: 'all', types: ['none'] })).toBe('1')
  expect(views({ search: 'late' })).toBeUndefined()
  expect(views({ client: 'nadia' })).toBeUndefined()
  const lines = [...requestCsv(admin, { list: 'completed' })].join('').trimEnd().split('\r\n')
  const iso = (at: number) => new Date(at).toISOString()
  expect(lines).toHaveLength(2)
  expect(lines[0]).toBe(
    '\ufeffNumber,Request,Client,Company,Type,Status,Priority,Assignee,Due,Created',
  )
  expect(lines[1]).toBe(
    `508,done,Nadia Hollis,,${type.name},Completed,Low,Elif Varga,${iso(now + hour)},${iso(508_000)}`,
  )
})

test('REQ-34 a search that fits more than is looked through says so, for names, words and messages', () => {
  const part = (question: Partial<RequestQuestion>, actor: Member = admin) =>
    requestsLookedThroughInPart(actor, { list: 'open', ...question })
  const first = makeUser({ role: 'client', fullName: 'Quillon Early' })
  put('of who came first', {}, type, first.id)
  const crowd = makeUser({ role: 'client', fullName: 'Quillon Marsh' })
  for (let i = 0; i < 998; i += 1) put('kumquat', { status: 'completed' }, type, crowd.id)
  const asked = [{ search: 'quillon' }, { search: 'Qu' }, { search: 'kumquat' }, {}] as const
  for (const question of asked)
    expect({ question, part: part(question) }).toMatchObject({ part: false })
  expect(found({ search: 'quillon' })).toEqual(['of who came first'])
  for (let i = 0; i < 3; i += 1) put('kumquat', { status: 'completed' }, type, crowd.id)
  for (const question of asked.slice(0, 3)) {
    expect({ question, part: part(question) }).toMatchObject({ part: true })
  }
  // What is somebody's own is read whole, and a client's name finds all that is theirs.
  expect(part({ search: 'quillon' }, actorOf(crowd))).toBe(false)
  expect(part({ client: 'quillon' })).toBe(false)
  expect(found({ client: 'quillon' })).toEqual(['of who came first'])
  for (let i = 0; i < 1_000; i += 1) makeUser({ role: 'client', fullName: 'Quillon Reed' })
  expect(part({ client: 'quillon' })).toBe(true)
  expect(found({ client: 'quillon' })).toEqual([])
  expect(part({ client: 'quillon early' })).toBe(false)
  // How many others bear a name is nobody's to learn from it: among one's own work nothing is left out.
  for (const question of asked) expect(part(question, actorOf(first))).toBe(false)
  expect(part({ client: 'quillon' }, actorOf(first))).toBe(false)
  const own = (question: Partial<RequestQuestion>) => found(question, actorOf(first))
  for (const name of ['quillon', 'EARLY', 'qu', 'Ea', 'illon', first.email]) {
    expect({ name, own: own({ search: name }) }).toMatchObject({ own: ['of who came first'] })
    expect({ name, own: own({ client: name }) }).toMatchObject({ own: ['of who came first'] })
  }
  for (const name of ['marsh', 'il', 'ly']) expect(own({ client: name })).toEqual([])
})
