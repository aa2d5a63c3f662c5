import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { noticesOf } from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { makeType, storeRequest, workOf } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { logHistory, requests } from '~/db/schema'
import { changeRequests } from '~/features/requests/change-requests.server'
import { followersOfRequest } from '~/features/work-item-base/request/participants.server'
import { assignWork } from '~/features/work-items/assign-work.server'
import { setFollowers } from '~/features/work-items/set-followers.server'
import { setPriority } from '~/features/work-items/set-priority.server'
import type { Member, Priority } from '~/permissions/vocabulary'

const admin = actorOf(makeUser({ role: 'admin' }))
const manager = actorOf(makeEmployee({ manageRequests: true }))
const employee = makeEmployee()
const client = makeUser({ role: 'client' })
const type = makeType()
const make = () => storeRequest(type, client.id).id
const read = (id: string) => db.select().from(requests).where(eq(requests.id, id)).get()

test('REQ-51 REQ-63 someone who is assigned hears of it, and the moment is kept; the same again is nothing', () => {
  const id = make()
  assignWork(manager, { work: workOf(id), assigneeId: employee.id, version: 1 })
  expect(read(id)).toMatchObject({ assigneeId: employee.id, version: 2 })
  expect(read(id)?.assignedAt).toBeGreaterThan(0)
  assignWork(manager, { work: workOf(id), assigneeId: employee.id, version: 2 })
  expect(read(id)?.version).toBe(2)
  expect(noticesOf(employee.id)).toMatchObject([{ type: 'request_assigned', subject: id }])
  const { assignedAt } = read(id) ?? {}
  assignWork(manager, { work: workOf(id), assigneeId: null, version: 2 })
  expect(read(id)).toMatchObject({ assigneeId: null, assignedAt })
  const kept = db.select().from(logHistory).where(eq(logHistory.documentId, id)).all()
  expect(kept.map(({ action, details }) => [action, details])).toEqual([
    ['assigned', { assignee: [null, employee.fullName] }],
    ['unassigned', { assignee: [employee.fullName, null] }],
  ])
  expect(noticesOf(employee.id)).toHaveLength(1)
})

test('REQ-51 only the studio’s people are assigned and follow, and only who manages requests says so', () => {
  const id = make()
  const of = { work: workOf(id), version: 1 }
  const other = actorOf(employee)
  expect(catchError(() => assignWork(admin, { ...of, assigneeId: client.id }))).toMatchObject({
    code: 'not-staff',
    status: 400,
  })
  expect(catchError(() => assignWork(other, { ...of, assigneeId: employee.id })).status).toBe(403)
  expect(catchError(() => setFollowers(other, { ...of, followers: [employee.id] })).status).toBe(
    403,
  )
  expect(catchError(() => setFollowers(admin, { ...of, followers: [client.id] })).code).toBe(
    'not-staff',
  )
  setFollowers(manager, { ...of, followers: [employee.id, employee.id, manager.id] })
  expect(followersOfRequest(db, id).sort()).toEqual([employee.id, manager.id].sort())
  expect(catchError(() => setFollowers(manager, { ...of, followers: [] })).code).toBe('stale')
  setFollowers(manager, { work: workOf(id), version: 2, followers: [] })
  expect(followersOfRequest(db, id)).toEqual([])
})

test('REQ-19 all of staff say how urgent a request is, one by one and many at once; nobody else does', () => {
  const [id, other] = [make(), make()]
  const follower = actorOf(makeEmployee())
  const urgent = (by: Member, priority: Priority, version: number) => () =>
    setPriority(by, { work: workOf(id), priority, version })
  setFollowers(manager, { work: workOf(id), version: 1, followers: [follower.id] })
  urgent(follower, 'medium', 2)()
  // Found by its link alone.
  urgent(actorOf(makeEmployee()), 'high', 3)()
  expect(read(id)).toMatchObject({ priority: 'high', version: 4 })
  const chosen = [{ id: other, version: 1 }]
  expect(changeRequests(follower, chosen, { priority: 'high' })).toEqual([])
  expect(read(other)).toMatchObject({ priority: 'high', version: 2 })
  expect(catchError(urgent(actorOf(client), 'low', 4)).status).toBe(403)
  expect(catchError(urgent(actorOf(makeUser()), 'low', 4)).status).toBe(404)
})

test('many at once: each is changed wholly or not at all, and says why', () => {
  const [one, two, gone] = [make(), make(), 'gone']
  // The priority would go; the move does not: nothing of it is kept.
  const failed = changeRequests(
    admin,
    [
      { id: one, version: 1 },
      { id: two, version: 7 },
      { id: gone, version: 1 },
    ],
    { priority: 'high', assigneeId: employee.id, action: 'unpaused' },
  )
  expect(failed.map(({ id }) => id)).toEqual([one, two, gone])
  expect(failed[0]?.why).toBe(
    '“Resume” is not possible while the status is “In progress”. Nothing else was changed here.',
  )
  expect(read(one)).toMatchObject({ priority: 'low', assigneeId: null, version: 1 })
  const change = { priority: 'high', assigneeId: employee.id, action: 'paused' } as const
  expect(changeRequests(admin, [{ id: one, version: 1 }], change)).toEqual([])
  expect(read(one)).toMatchObject({
    priority: 'high',
    assigneeId: employee.id,
    status: 'paused',
    version: 4,
  })
})

test('REQ-51 REQ-19 a form that is sent again asks for what is: nothing is refused or written twice', () => {
  const [one, two] = [make(), make()]
  const version = 1
  const deeds = (id: string) =>
    db.select().from(logHistory).where(eq(logHistory.documentId, id)).all().length
  const change = { priority: 'high', assigneeId: employee.id, action: 'paused' } as const
  const chosen = [one, two].map((id) => ({ id, version }))
  expect(changeRequests(admin, chosen, change)).toEqual([])
  const before = [read(one), deeds(one)]
  expect(changeRequests(admin, chosen, change)).toEqual([])
  expect([read(one), deeds(one)]).toEqual(before)
  // What is so already does not make the rest of an old form new.
  const [failed] = changeRequests(admin, [{ id: one, version }], { ...change, priority: 'low' })
  expect(failed?.id).toBe(one)
  expect(read(one)?.priority).toBe('high')

  const work = workOf(make())
  const followers = [employee.id, manager.id]
  const each = [
    () => assignWork(manager, { work, version, assigneeId: employee.id }),
    () => setPriority(admin, { work, version: 2, priority: 'high' }),
    () => setFollowers(manager, { work, version: 3, followers }),
  ]
  for (const press of each) {
    press()
    const done = [read(work.id), deeds(work.id)]
    press()
    expect([read(work.id), deeds(work.id)]).toEqual(done)
  }
  setFollowers(admin, { work, version: 3, followers: followers.toReversed() })
  expect(read(work.id)?.version).toBe(4)
  expect(catchError(() => setPriority(admin, { work, version, priority: 'low' })).code).toBe(
    'stale',
  )
  const own = actorOf(client)
  expect(catchError(() => setPriority(own, { work, version, priority: 'high' })).status).toBe(403)
})
