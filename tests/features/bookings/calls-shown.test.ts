import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { callAt, forgetCalls, makeBookable, makeCall, makeClient } from '#tests/fixtures/calls'
import { errorCode } from '#tests/fixtures/errors'
import { makeProfile } from '#tests/fixtures/notifications'
import { makeOrderForm, storeOrderRow } from '#tests/fixtures/orders'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makeMember } from '#tests/fixtures/vault'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { bookings } from '~/db/schema'
import { callToMove } from '~/features/bookings/call-to-move.server'
import { callsOfWork } from '~/features/bookings/calls-of-work.server'
import { clientToBookFor } from '~/features/bookings/client-of-call.server'
import { listCalls } from '~/features/bookings/list-calls.server'
import { ownCallFile } from '~/features/bookings/own-call-file.server'
import { aboutOptions, peopleToBook } from '~/features/bookings/people-to-book.server'

type Person = ReturnType<typeof makeUser>

const hour = 3_600_000

const list = (
  who: Person,
  question: Partial<Parameters<typeof listCalls>[1]> = {},
  now = Date.now(),
) => listCalls(actorOf(who), { view: 'coming', mine: true, zone: 'UTC', ...question }, now)

const idsOf = ({ calls }: ReturnType<typeof list>) => calls.map(({ id }) => id)

beforeEach(forgetCalls)

const utc = { zone: 'UTC', isOwn: true }

test('SCHED-06 clients and staff see the calls they have, admins everybody’s or theirs; others have none', () => {
  const [elif, sana] = [makeBookable(), makeBookable()]
  const [nadia, other] = [makeClient(), makeClient()]
  const admin = makeBookable({ role: 'admin' })
  const third = makeCall(elif.id, nadia.id, callAt('12:00')).id
  const first = makeCall(elif.id, nadia.id, callAt('10:00')).id
  const second = makeCall(sana.id, other.id, callAt('11:00')).id
  const own = makeCall(admin.id, other.id, callAt('13:00')).id
  expect(idsOf(list(nadia))).toEqual([first, third])
  expect(idsOf(list(nadia, { mine: false }))).toEqual([first, third])
  expect(idsOf(list(elif, { mine: false }))).toEqual([first, third])
  expect(idsOf(list(sana))).toEqual([second])
  expect(idsOf(list(admin))).toEqual([own])
  expect(idsOf(list(admin, { mine: false }))).toEqual([first, second, third, own])
  expect(list(admin, { mine: false }).counts).toEqual({ coming: 4, past: 0 })
  expect(errorCode(() => list(makeUser()))).toBe('forbidden')
  // Who was a client once and is of the staff now.
  db.update(bookings).set({ clientId: sana.id }).where(eq(bookings.id, own)).run()
  expect(idsOf(list(sana))).toEqual([second])
})

test('SCHED-06 what is on is coming up, what is over or was cancelled is with the past, newest first', () => {
  const [elif, nadia, now] = [makeBookable(), makeClient(), callAt('10:10')]
  const gone = { status: 'cancelled' } as const
  const call = (time: string, more = {}) => makeCall(elif.id, nadia.id, callAt(time), more).id
  const [over, on, next] = [call('9:40'), call('10:00'), call('10:10')]
  const cancelled = [
    call('12:00', { ...gone, cancelledBy: nadia.id }),
    call('13:00', { ...gone, cancelledBy: elif.id }),
    call('14:00', { ...gone, cancelledBy: makeUser({ role: 'admin' }).id }),
  ]
  const coming = list(nadia, {}, now)
  expect(coming.counts).toEqual({ coming: 2, past: 4 })
  expect(coming.calls).toMatchObject([
    { id: on, booked: true, mayChange: false, away: 'now', cancelledBy: null },
    { id: next, booked: true, mayChange: false, away: 'now' },
  ])
  expect(list(nadia, {}, now - 1).calls).toMatchObject([
    { id: over, mayChange: false },
    { id: on, mayChange: false },
    { id: next, mayChange: true, away: 'today' },
  ])
  const { calls } = list(nadia, { view: 'past' }, now)
  expect(calls.map(({ id }) => id)).toEqual([...cancelled.toReversed(), over])
  expect(calls.map(({ cancelledBy }) => cancelledBy)).toEqual([
    null,
    elif.fullName,
    nadia.fullName,
    null,
  ])
  expect(calls.every(({ away, mayChange }) => away === '' && !mayChange)).toBe(true)
})

test('SCHED-05 a row says when a call is in the viewer’s zone, with whom, and what it is about', () => {
  const elif = makeBookable({ fullName: 'Elif Varga', employeeRole: 'Designer' })
  const [nadia, admin] = [makeClient(), makeUser({ role: 'admin' })]
  const order = storeOrderRow(makeOrderForm(), nadia.id)
  const about = { orderId: order.id, note: 'Look at page 2' }
  const { id } = makeCall(elif.id, nadia.id, callAt('23:30'), about)
  const [toNadia] = list(nadia, { zone: 'Europe/Istanbul' }, callAt('23:00')).calls
  expect(toNadia).toMatchObject({
    day: new Date(callAt('2:30', 1)).toISOString().slice(0, 10),
    times: '2:30 to 3:00 AM',
    where: 'Istanbul',
    away: 'today',
    other: { name: 'Elif Varga', lead: 'Designer' },
    note: 'Look at page 2',
    about: { kind: 'order', id: order.id, text: `Order ${order.number}, ${order.title}` },
  })
  const away = (now: number) => list(elif, {}, now).calls[0]?.away
  expect([away(callAt('1:00')), away(callAt('23:00', -1)), away(callAt('23:00', -2))]).toEqual([
    'today',
    'tomorrow',
    'in 2 days',
  ])
  expect(list(elif).calls[0]?.other).toMatchObject({ name: nadia.fullName, lead: '' })
  expect(list(admin, { mine: false }).calls[0]?.other.lead).toBe('with Elif Varga')
  // An order is told to nobody but who placed it.
  const stranger = makeClient()
  db.update(bookings).set({ clientId: stranger.id }).where(eq(bookings.id, id)).run()
  expect(list(stranger).calls[0]?.about).toBeNull()
})

test('SCHED-06 a call that can be moved is told to the two and to admins, before it begins', () => {
  const [elif, nadia] = [makeBookable({ fullName: 'Elif Varga' }), makeClient()]
  const { id } = makeCall(elif.id, nadia.id, callAt('10:00'))
  const move = (who: Person) => callToMove(actorOf(who), id, 'UTC')
  expect(move(nadia)).toMatchObject({ id, staffId: elif.id, clientId: nadia.id })
  expect(move(nadia).day).toBe(new Date(callAt('10:00')).toISOString().slice(0, 10))
  expect(move(nadia).other).toBe('Elif Varga')
  expect(move(nadia).now).toContain('10:00 to 10:30 AM')
  expect(move(elif).other).toBe(nadia.fullName)
  expect(move(makeUser({ role: 'admin' })).other).toBe(nadia.fullName)
  for (const who of [makeClient(), makeBookable(), makeUser()]) {
    expect(errorCode(() => move(who))).toBe('not-found')
    expect(errorCode(() => ownCallFile(actorOf(who), who, id))).toBe('not-found')
  }
  const begins = { startAt: Date.now(), endAt: Date.now() + hour }
  db.update(bookings).set(begins).where(eq(bookings.id, id)).run()
  expect(errorCode(() => move(nadia))).toBe('call-over')
})

test('SCHED-05 the calendar file that somebody takes adds the call, or takes a cancelled one away', () => {
  const [elif, nadia] = [makeBookable({ fullName: 'Elif Varga' }), makeClient()]
  const { id } = makeCall(elif.id, nadia.id, callAt('10:00'), { note: 'Look at page 2' })
  const file = (who: Person) => ownCallFile(actorOf(who), who, id).replace(/\r\n /g, '')
  expect(file(nadia)).toContain('METHOD:PUBLISH')
  expect(file(nadia)).toContain('SUMMARY:Call with Elif Varga')
  expect(file(nadia)).toMatch(/DESCRIPTION:Look at page 2\r\n/)
  expect(file(nadia)).toMatch(/\/book-schedule\/calls\r\n/)
  expect(file(elif)).toContain('SUMMARY:Call with Nadia')
  db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, id)).run()
  expect(file(nadia)).toContain('METHOD:CANCEL')
})

test('SCHED-03 work shows the five next calls about it, with a way to those that are one’s own', () => {
  const [elif, sana] = [makeBookable({ fullName: 'Elif Varga' }), makeBookable()]
  const [nadia, mate] = [makeClient(), makeClient()]
  const request = storeRequest(makeType(), nadia.id)
  const order = storeOrderRow(makeOrderForm(), nadia.id)
  const now = callAt('10:10')
  const call = (staff: Person, time: string, more = {}) =>
    makeCall(staff.id, nadia.id, callAt(time), { requestId: request.id, ...more }).id
  const [late, on] = [call(sana, '12:00'), call(elif, '10:00')]
  call(elif, '9:40')
  call(elif, '13:00', { status: 'cancelled' })
  call(elif, '13:30', { requestId: null })
  const ofOrder = call(elif, '14:00', { requestId: null, orderId: order.id })
  const of = (who: Person, kind: 'request' | 'order' = 'request', clock = utc) =>
    callsOfWork(actorOf(who), { kind, id: kind === 'request' ? request.id : order.id }, clock, now)
  expect(of(nadia)).toMatchObject({
    calls: [
      { id: on, text: expect.stringMatching(/, 10:00 AM with Elif Varga$/), theirs: true },
      { id: late, theirs: true },
    ],
    about: `request:${request.id}`,
  })
  expect(of(nadia, 'order').calls.map(({ id }) => id)).toEqual([ofOrder])
  expect(of(nadia, 'order').about).toBe(`order:${order.id}`)
  expect(of(mate).calls.map(({ theirs }) => theirs)).toEqual([false, false])
  expect(of(elif)).toMatchObject({ calls: [{ theirs: true }, { theirs: false }], about: null })
  const there = of(nadia, 'request', { zone: 'Europe/Istanbul', isOwn: true })
  expect(there.calls[0]?.text).toContain('1:00 PM with')
  for (const time of ['15:00', '15:30', '16:00', '16:30']) call(elif, time)
  expect(of(nadia).calls).toHaveLength(5)
})

test('SCHED-02 people who can be booked are listed with what they do for the client, else with their role', () => {
  const [ada, ben, cleo, dan] = ['Ada', 'Ben', 'Cleo', 'Dan'].map((fullName, nth) =>
    makeBookable({ fullName, employeeRole: nth === 3 ? null : `Role ${nth}` }),
  )
  const [nadia, other] = [makeClient(), makeClient()]
  const type = makeType()
  const give = (to: Person | undefined, more: Parameters<typeof storeRequest>[2] = {}) =>
    storeRequest(type, nadia.id, { assigneeId: to?.id ?? null, ...more })
  give(ada, { createdAt: 1 })
  const newest = give(ada, { createdAt: 2 })
  give(ben, { status: 'completed' })
  give(cleo, { userId: other.id })
  const people = peopleToBook(actorOf(nadia))
  expect(people.map(({ id }) => id)).toEqual([ada?.id, ben?.id, cleo?.id, dan?.id])
  expect(people.map(({ lead }) => lead)).toEqual([
    `Role 0 on request ${newest.number}`,
    'Role 1',
    'Role 2',
    'At the studio',
  ])
})

test('SCHED-02 a call can be about what a client has going on, newest first, and nothing else', () => {
  const [nadia, boss] = [makeClient(), makeClient()]
  const profile = makeProfile(boss.id)
  makeMember(profile.id, nadia)
  const [type, form] = [makeType(), makeOrderForm()]
  const company = { companyProfileId: profile.id }
  const older = storeRequest(type, boss.id, { ...company, createdAt: 1 })
  const newer = storeRequest(type, nadia.id, { createdAt: 2 })
  storeRequest(type, nadia.id, { status: 'completed' })
  storeRequest(type, boss.id)
  const order = storeOrderRow(form, nadia.id)
  storeOrderRow(form, nadia.id, { status: 'completed' })
  storeOrderRow(form, boss.id, company)
  expect(aboutOptions(actorOf(nadia))).toEqual([
    { value: `request:${newer.id}`, label: `Request ${newer.number}, ${newer.title}` },
    { value: `request:${older.id}`, label: `Request ${older.number}, ${older.title}` },
    { value: `order:${order.id}`, label: `Order ${order.number}, ${order.title}` },
  ])
})

test('SCHED-03 staff book for clients alone, whoever an address names', () => {
  const nadia = makeClient()
  expect(clientToBookFor(nadia.id)?.id).toBe(nadia.id)
  const others = [makeUser().id, makeUser({ role: 'client', organization: true }).id, 'nobody']
  for (const id of [...others, '', null]) expect(clientToBookFor(id)).toBeNull()
})
