import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { makeProfile } from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { join } from '#tests/fixtures/profiles'
import { makeType, storeRequest, workOf } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { liveEvents, requestFollowers, requests } from '~/db/schema'
import { findRequestToDelete } from '~/features/requests/delete-request.server'
import { findRequest } from '~/features/requests/find-request.server'
import { hasRequests } from '~/features/requests/has-requests.server'
import { listRequests } from '~/features/requests/list-requests.server'
import { listTypeChoices } from '~/features/requests/list-type-choices.server'
import { getRequestDetails } from '~/features/requests/request-details.server'
import {
  countRequestsOfCompany,
  requestsOfCompany,
} from '~/features/requests/requests-of-company.server'
import {
  requestNotesSubject,
  requestSubject,
} from '~/features/work-item-base/request/subject.server'
import { unassignRequests } from '~/features/work-item-base/request/unassign-requests.server'
import { getParticipants, openWorkItem } from '~/features/work-item-base/work-items.server'
import type { Actor, Member } from '~/permissions/vocabulary'

const admin = actorOf(makeUser({ role: 'admin' }))
const manager = actorOf(makeEmployee({ manageRequests: true }))
const ofAll = actorOf(makeEmployee({ manageRequests: true, manageAllRequests: true }))
const assigneeRow = makeEmployee({ fullName: 'Elif Varga' })
const assignee = actorOf(assigneeRow)
const employee = actorOf(makeEmployee())
const clientRow = makeUser({ role: 'client', fullName: 'Nadia Hollis' })
const client = actorOf(clientRow)
const [ownerRow, memberRow, hiddenRow] = [makeUser(), makeUser(), makeUser()]
const [owner, member, hidden] = [ownerRow, memberRow, hiddenRow].map(actorOf) as [
  Member,
  Member,
  Member,
]
const company = makeProfile(ownerRow.id, 'Reed Works', { brandColors: ['#123456'] })
join(company.id, memberRow.id)
join(company.id, hiddenRow.id, { work: false })
const stranger = actorOf(makeUser({ role: 'client' }))
const guest: Actor = { kind: 'guest', projectId: null }
const type = makeType({ deliveryTime: 3, deliveryUnit: 'weeks' })
const make = (given: Parameters<typeof storeRequest>[2] = {}) =>
  storeRequest(type, clientRow.id, { assigneeId: assigneeRow.id, ...given })

test('requests are there for their client, and for whom sees the work of their company', () => {
  const haveRequests = () => [client, owner, member, hidden, stranger].map(hasRequests)
  expect(haveRequests()).toEqual([false, false, false, false, false])
  make()
  expect(haveRequests()).toEqual([true, false, false, false, false])
  make({ companyProfileId: company.id })
  expect(haveRequests()).toEqual([true, true, true, false, false])
  for (const actor of [owner, member, hidden]) {
    const found = listRequests(actor, { list: 'open' }).requests.length > 0
    expect(hasRequests(actor)).toBe(found)
  }
})

test('a request shows what was asked for, for whom and with whom', () => {
  const { id, number, title } = make({
    ...{ companyProfileId: company.id, deadline: '2026-12-05', deliveredAt: 90 },
    ...{ createdAt: 10, dueAt: 20, priority: 'high', status: 'pending_review' },
  })
  for (const fullName of ['Zoe', 'Abe']) {
    const userId = makeEmployee({ fullName }).id
    db.insert(requestFollowers).values({ requestId: id, userId }).run()
  }
  expect(findRequest(admin, id)).toMatchObject({
    id,
    facts: {
      ...{ id, number, title, version: 1, status: 'pending_review', priority: 'high' },
      ...{ typeName: type.name, category: type.product, deadline: '2026-12-05', dueAt: 20 },
    },
    due: { state: 'rests' },
    ...{ createdAt: 10, deliveredAt: 90, company: 'Reed Works' },
    client: { name: 'Nadia Hollis' },
    assignee: { name: 'Elif Varga' },
    followers: [{ name: 'Abe' }, { name: 'Zoe' }],
    kit: { id: company.id, colors: ['#123456'] },
    delivery: { time: 3, unit: 'weeks' },
    may: { review: false },
  })
  expect(getRequestDetails(admin, id)).toMatchObject({
    ...{ id, number, title, typeName: type.name, category: type.product },
    ...{ deadline: '2026-12-05', createdAt: 10, client: 'Nadia Hollis', company: 'Reed Works' },
  })
  const plain = make({ assigneeId: null, typeId: null, userId: null }).id
  expect(findRequest(admin, plain)).toMatchObject({
    ...{ assignee: null, followers: [], company: null, kit: null, delivery: null, client: null },
  })
})

test('REQ-19 REQ-40 REQ-52 the permissions of managers, of people who manage all, of the assignee, other staff and the client', () => {
  const { id } = make({ status: 'pending_review' })
  const may = (...rights: string[]) => ({
    ...Object.fromEntries(
      ['manage', 'move', 'prioritise', 'notes'].map((each) => [each, rights.includes(each)]),
    ),
    review: false,
  })
  const all = may('manage', 'move', 'prioritise', 'notes')
  const cases: [Member, object][] = [
    [admin, all],
    [ofAll, all],
    [manager, may('manage', 'prioritise', 'notes')],
    [assignee, may('move', 'prioritise', 'notes')],
    [employee, may('prioritise', 'notes')],
    [client, may()],
  ]
  for (const [actor, rights] of cases) expect(findRequest(actor, id).may).toEqual(rights)
  expect(findRequest(client, id).moves).toEqual(['approve', 'ask_for_changes'])
  expect(findRequest(employee, id).moves).toEqual([])
  for (const actor of [admin, manager]) expect(findRequestToDelete(actor, id)).toMatchObject({ id })
  for (const actor of [assignee, client]) {
    expect(catchError(() => findRequestToDelete(actor, id)).status).toBe(403)
  }
})

test('someone who has begun does not begin again; after another step they may', () => {
  const moves = (given: Parameters<typeof storeRequest>[2]) =>
    findRequest(admin, make(given).id).moves
  expect(moves({})).toContain('progress')
  expect(moves({ progressAt: 5 })).not.toContain('progress')
  expect(moves({ progressAt: 5, status: 'checking_quality' })).toContain('progress')
})

test('REQ-21 a request is open to staff, its client and the people of its company who see its work', () => {
  const { id, number } = make({ companyProfileId: company.id })
  const [sees, not] = [
    [admin, employee, client, owner, member],
    [hidden, stranger, guest],
  ]
  for (const actor of sees) {
    expect(findRequest(actor, id).id).toBe(id)
    expect(getRequestDetails(actor, id).number).toBe(number)
  }
  for (const actor of not) {
    for (const read of [findRequest, getRequestDetails])
      expect(catchError(() => read(actor, id)).status).toBe(404)
    expect(catchError(() => openWorkItem(db, actor, workOf(id))).status).toBe(404)
  }
  expect(catchError(() => findRequest(admin, 'none')).status).toBe(404)
  const workItem = openWorkItem(db, member, workOf(id))
  expect(workItem).toMatchObject({
    ...{ kind: 'request', id, number, ofCompany: true, companyProfileId: company.id },
    ...{ relations: [], may: { manage: false, prioritise: false } },
    variables: { 'request.number': `${number}`, 'request.type': type.name },
  })
  expect(openWorkItem(db, client, workOf(id)).relations).toEqual(['owns-it'])
  expect(openWorkItem(db, admin, workOf(id))).toMatchObject({ ofCompany: false, version: 1 })
  const people = getParticipants(db, workItem)
  expect(people.clients.toSorted()).toEqual([clientRow.id, ownerRow.id, memberRow.id].toSorted())
  expect(people.staff).toEqual([assigneeRow.id])
})

test('notices and live topics of a request are open to people who may open it, its notes to staff alone', () => {
  const { id } = make({ companyProfileId: company.id, title: 'Boats', number: 77_001 })
  const may = requestSubject.mayOpen(id)
  const everybody = [admin, employee, client, owner, member, hidden, stranger, guest]
  expect(everybody.map(may)).toEqual([true, true, true, true, true, false, false, false])
  expect(everybody.map(requestNotesSubject.mayOpen(id))).toEqual([
    ...[true, true, false, false],
    ...[false, false, false, false],
  ])
  const own = storeRequest(type, manager.id)
  expect(requestNotesSubject.mayOpen(own.id)(manager)).toBe(false)
  for (const origin of [requestSubject, requestNotesSubject]) {
    expect(origin.mayOpen('none')(admin)).toBe(false)
  }
  const names = (actor: Member) => [...requestSubject.namesOf(actor, [id, id, 'none'])]
  for (const actor of [employee, client, owner, member]) {
    expect(names(actor)).toEqual([[id, 'Boats (77001)']])
  }
  for (const actor of [hidden, stranger]) expect(names(actor)).toEqual([])
  expect([...requestSubject.namesOf(admin, [])]).toEqual([])
})

test('requests of a company are shown to staff and to those who may open them, the newest first', () => {
  const another = makeProfile(ownerRow.id, 'Else')
  join(another.id, memberRow.id)
  join(another.id, hiddenRow.id, { work: false })
  const put = (createdAt: number, given: Parameters<typeof storeRequest>[2] = {}) =>
    make({ createdAt, companyProfileId: another.id, dueAt: 5, ...given }).id
  const ids = [put(30), put(20, { userId: hiddenRow.id }), put(10, { userId: null })]
  make({ companyProfileId: null })
  const seen = (actor: Member) =>
    requestsOfCompany(actor, another.id, null).requests.map(({ id }) => id)
  const cases: [Member, (string | undefined)[]][] = [
    ...[admin, employee, owner, member].map((actor): [Member, string[]] => [actor, ids]),
    [client, [ids[0]]],
    [hidden, [ids[1]]],
    [stranger, []],
  ]
  for (const [actor, expected] of cases) {
    expect(seen(actor)).toEqual(expected)
    expect(countRequestsOfCompany(actor, another.id)).toBe(expected.length)
  }
  expect(requestsOfCompany(admin, another.id, null).requests).toMatchObject([
    {
      ...{ status: 'in_progress', typeName: type.name, createdAt: 30, dueAt: 5 },
      ...{ due: { state: 'late' }, client: { name: 'Nadia Hollis' } },
    },
    {},
    { client: null },
  ])
  for (let n = 0; n < 100; n += 1) put(n)
  expect(countRequestsOfCompany(admin, another.id)).toBe(101)
})

test('REQ-34 staff narrow a list to any type, others to types of theirs that there still are', () => {
  const [used, unused] = [makeType(), makeType()]
  const person = makeUser({ role: 'client' })
  storeRequest(used, person.id)
  storeRequest(used, person.id)
  storeRequest(used, person.id, { typeId: null, typeName: 'Gone' })
  const choices = (actor: Member) => listTypeChoices(actor).map(({ id }) => id)
  expect(listTypeChoices(actorOf(person))).toEqual([{ id: used.id, name: used.name }])
  for (const actor of [admin, employee]) {
    expect(choices(actor)).toEqual(expect.arrayContaining([used.id, unused.id]))
  }
  expect(choices(stranger)).toEqual([])
})

test('all requests of a type or person that is deleted are let go of, and no others', async () => {
  const [going, staying] = [makeType(), makeType()]
  for (let n = 0; n < 41; n += 1) storeRequest(going, clientRow.id)
  const kept = storeRequest(staying, clientRow.id, { assigneeId: assigneeRow.id })
  await unassignRequests('typeId', going.id)
  const of = (typeId: string) => db.select().from(requests).where(eq(requests.typeId, typeId)).all()
  expect([of(going.id).length, of(staying.id).length]).toEqual([0, 1])
  const before = db.select().from(liveEvents).all().length
  await unassignRequests('assigneeId', assigneeRow.id)
  const told = db.select().from(liveEvents).all().slice(before)
  expect(told.map(({ topic }) => topic)).toEqual(
    expect.arrayContaining([`request:${kept.id}`, 'list:requests', `user:${clientRow.id}`]),
  )
  const row = db.select().from(requests).where(eq(requests.id, kept.id)).get()
  expect(row).toMatchObject({ assigneeId: null, typeId: staying.id })
})
