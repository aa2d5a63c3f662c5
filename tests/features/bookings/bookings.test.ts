import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { callAt, makeBookable, makeCall, setHours } from '#tests/fixtures/calls'
import { sent } from '#tests/fixtures/edits'
import { makeProfile } from '#tests/fixtures/notifications'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makeMember } from '#tests/fixtures/vault'
import { givePackage, makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { availability, bookings, generalSettings, liveEvents, logHistory, mail } from '~/db/schema'
import { findOpening } from '~/features/availability/find-opening.server'
import { bookCall, mostCalls } from '~/features/bookings/book-call.server'
import { cancelCall } from '~/features/bookings/cancel-call.server'
import { listCalls } from '~/features/bookings/list-calls.server'
import { moveCall } from '~/features/bookings/move-call.server'
import { ownCallFile } from '~/features/bookings/own-call-file.server'
import { remindOfCalls } from '~/features/bookings/remind-of-calls.server'
import { removeMember } from '~/features/profiles/remove-member.server'
import { deleteUser } from '~/features/users/delete-user.server'

const hour = 3_600_000
const client = () => makeUser({ role: 'client', fullName: 'Nadia "Hollis"' })
const wish = { about: null, note: '' }
const refusal = (work: () => unknown) => {
  try {
    work()
  } catch (fault) {
    return (fault as { code: string }).code
  }
  return null
}
const mails = () => db.select().from(mail).all()
const call = (id: string) => db.select().from(bookings).where(eq(bookings.id, id)).get()
/** The lines of a calendar file, unfolded. */
const linesOf = (text = '') => text.replace(/\r\n[ \t]/g, '').split('\r\n')

beforeEach(() => {
  vi.useRealTimers()
  db.delete(bookings).run()
  db.delete(availability).run()
  db.delete(mail).run()
  db.delete(generalSettings).run()
})

test('SCHED-03 a booked opening is taken: who asks for it next is refused, beside it is free', () => {
  const elif = makeBookable()
  const { id } = bookCall(actorOf(client()), { ...wish, opening: callAt('10:00'), with: elif.id })
  expect(call(id)).toMatchObject({ staffId: elif.id, status: 'booked', endAt: callAt('10:30') })
  const next = () =>
    bookCall(actorOf(client()), { ...wish, opening: callAt('10:00'), with: elif.id })
  expect(refusal(next)).toBe('opening-taken')
  expect(
    refusal(() =>
      bookCall(actorOf(client()), { ...wish, opening: callAt('10:30'), with: elif.id }),
    ),
  ).toBeNull()
})

test('SCHED-02 what is over, outside the hours, beside the grid or too far away is refused', () => {
  const elif = makeBookable()
  const book = (opening: number) =>
    refusal(() => bookCall(actorOf(client()), { ...wish, opening, with: elif.id }))
  expect(book(callAt('10:00', -28))).toBe('opening-past')
  expect(book(Date.now() - 1)).toBe('opening-past')
  expect(book(callAt('8:30'))).toBe('opening-outside')
  expect(book(callAt('17:00'))).toBe('opening-outside')
  expect(book(callAt('10:10'))).toBe('opening-outside')
  expect(book(callAt('10:00', 5))).toBe('opening-outside')
  expect(book(callAt('10:00', 12 * 7))).toBe('opening-outside')
  expect(
    refusal(() =>
      bookCall(actorOf(client()), { ...wish, opening: callAt('10:00'), with: 'nobody' }),
    ),
  ).toBe('opening-outside')
  expect(db.select().from(bookings).all()).toEqual([])
})

test('SCHED-01 the pause of the general settings stays free around a call', () => {
  const elif = makeBookable()
  db.insert(generalSettings).values({ key: 'pauseMinutes', value: '15' }).run()
  makeCall(elif.id, null, callAt('10:00'))
  const book = (time: string) =>
    refusal(() => bookCall(actorOf(client()), { ...wish, opening: callAt(time), with: elif.id }))
  expect(['9:30', '10:30'].map(book)).toEqual(['opening-taken', 'opening-taken'])
  expect(['9:00', '11:00'].map(book)).toEqual([null, null])
})

test('SCHED-02 anyone is the free person with the fewest calls to come', () => {
  const [busy, calm, away] = [makeBookable(), makeBookable(), makeBookable()]
  makeCall(busy.id, null, callAt('14:00', 2))
  makeCall(busy.id, null, callAt('15:00', 2))
  makeCall(calm.id, null, callAt('14:00', 2))
  makeCall(away.id, null, callAt('10:00'))
  const first = bookCall(actorOf(client()), { ...wish, opening: callAt('10:00') })
  expect(call(first.id)?.staffId).toBe(calm.id)
  const second = bookCall(actorOf(client()), { ...wish, opening: callAt('10:00') })
  expect(call(second.id)?.staffId).toBe(busy.id)
  expect(refusal(() => bookCall(actorOf(client()), { ...wish, opening: callAt('10:00') }))).toBe(
    'opening-taken',
  )
  // Cancelled calls and those that are over do not count.
  makeCall(away.id, null, callAt('9:00', 3), { status: 'cancelled' })
  expect(findOpening(db, callAt('16:00', 4), { now: Date.now() }).person.id).not.toBe(busy.id)
})

test('SCHED-02 only staff who told their hours are booked, and only by clients', () => {
  const former = makeUser()
  setHours(former.id, [{ weekday: 1, starts: 540, ends: 1020 }])
  const book = (who: ReturnType<typeof makeUser>) =>
    refusal(() => bookCall(actorOf(who), { ...wish, opening: callAt('10:00') }))
  expect(book(client())).toBe('opening-outside')
  makeBookable()
  expect(book(makeUser())).toBe('forbidden')
  expect(book(makeUser({ role: 'client', organization: true }))).toBe('forbidden')
  expect(book(client())).toBeNull()
})

test('SCHED-03 staff book a call for a client, about what is that client’s; nobody else does', () => {
  const elif = makeBookable()
  const nadia = client()
  const other = client()
  const staff = makeUser({ organization: true })
  const type = makeType()
  const [theirs, foreign] = [nadia, other].map(({ id }) => storeRequest(type, id).id)
  const book = (
    who: ReturnType<typeof makeUser>,
    clientId: string,
    more: Partial<Parameters<typeof bookCall>[1]> = {},
  ) => {
    const opening = callAt('10:00')
    return bookCall(actorOf(who), { ...wish, opening, with: elif.id, client: clientId, ...more })
  }
  for (const who of [nadia, makeUser()]) {
    expect(refusal(() => book(who, other.id))).toBe('forbidden')
  }
  for (const nobody of [staff.id, makeUser().id, 'nobody']) {
    expect(refusal(() => book(staff, nobody))).toBe('call-client-unknown')
  }
  const about = (id = '') => ({ about: { kind: 'request' as const, id } })
  expect(refusal(() => book(staff, nadia.id, about(foreign)))).toBe('about-gone')
  const made = book(staff, nadia.id, about(theirs))
  expect(made.clientId).toBe(nadia.id)
  expect(call(made.id)).toMatchObject({
    ...{ staffId: elif.id, clientId: nadia.id, requestId: theirs },
  })
  expect(
    mails()
      .map(({ to }) => to)
      .sort(),
  ).toEqual([elif.email, nadia.email].sort())
  expect(refusal(() => book(staff, nadia.id, { opening: callAt('11:00') }))).toBeNull()
  expect(refusal(() => book(staff, nadia.id, { opening: callAt('11:00') }))).toBe('opening-taken')
})

test('SCHED-04 a client talks to one at a time, and has five calls to come at most', () => {
  const [elif, sana] = [makeBookable(), makeBookable()]
  const nadia = actorOf(client())
  const book = (time: string, staff = elif.id, day = 0) =>
    refusal(() => bookCall(nadia, { ...wish, opening: callAt(time, day), with: staff }))
  expect(book('10:00')).toBeNull()
  expect(book('10:00', sana.id)).toBe('opening-own')
  for (let day = 1; day < mostCalls; day += 1) expect(book('10:00', elif.id, day)).toBeNull()
  expect(book('12:00')).toBe('too-many-calls')
  db.update(bookings)
    .set({ startAt: 1, endAt: 2 })
    .where(eq(bookings.startAt, callAt('10:00')))
    .run()
  expect(book('12:00')).toBeNull()
})

test('SCHED-03 a form that is sent twice books once', () => {
  makeBookable()
  const nadia = actorOf(client())
  const form = { ...wish, opening: callAt('10:00'), submission: sent('booking') }
  expect(bookCall(nadia, form)).toEqual(bookCall(nadia, form))
  expect(db.select().from(bookings).all()).toHaveLength(1)
})

test('SCHED-05 both get a mail in their own time, with a file for their calendar', () => {
  const elif = makeBookable({ fullName: 'Elif Varga', timeZone: 'Europe/Istanbul' })
  const nadia = makeUser({
    role: 'client',
    fullName: 'Nadia "Höllis" Reed-Featherstonehaugh of the Northern Lighthouses',
    timeZone: 'America/New_York',
  })
  const { id } = bookCall(actorOf(nadia), {
    ...wish,
    opening: callAt('13:00'),
    with: elif.id,
    note: 'Version 8; and the map, please.\nThen \\ the rest.',
  })
  const [toNadia, toElif] = mails()
  expect([toNadia?.to, toElif?.to]).toEqual([nadia.email, elif.email])
  expect(toNadia?.subject).toMatch(/^Call booked: Mon, .*, (8|9):00 AM$/)
  expect(toElif?.subject).toMatch(/, 4:00 PM$/)
  expect(toNadia?.message).toContain('New York')
  expect(toNadia?.message).toContain('With: Elif Varga')
  expect(toNadia?.message).not.toContain(elif.email)
  const file = toNadia?.attachment
  expect(file).toMatchObject({ name: 'call.ics' })
  expect(file?.type).toBe('text/calendar; charset=utf-8; method=REQUEST')
  for (const line of file?.text.split('\r\n') ?? []) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  }
  const lines = linesOf(file?.text)
  const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')
  expect(lines).toContain('METHOD:REQUEST')
  expect(lines).toContain(`DTSTART:${stamp(callAt('13:00'))}`)
  expect(lines).toContain(`DTEND:${stamp(callAt('13:30'))}`)
  expect(lines).toContain('SEQUENCE:0')
  expect(lines.find((line) => line.startsWith('UID:'))).toContain(id)
  expect(lines).toContain('SUMMARY:Call with Elif Varga')
  expect(lines).toContain('DESCRIPTION:Version 8\\; and the map\\, please.\\nThen \\\\ the rest.')
  expect(lines.find((line) => line.startsWith('ATTENDEE'))).toContain(
    'CN="Nadia ’Höllis’ Reed-Featherstonehaugh of the Northern Lighthouses"',
  )
  expect(file?.text.toLowerCase()).not.toContain(elif.email)
})

test('SCHED-06 what is cancelled is offered again; both hear of it, and their calendars follow', () => {
  const elif = makeBookable()
  const nadia = actorOf(client())
  const { id } = bookCall(nadia, { ...wish, opening: callAt('10:00'), with: elif.id })
  const uid = linesOf(mails()[0]?.attachment?.text).find((line) => line.startsWith('UID'))
  db.delete(mail).run()
  expect(refusal(() => cancelCall(actorOf(client()), { id }))).toBe('not-found')
  expect(refusal(() => cancelCall(actorOf(makeBookable()), { id }))).toBe('not-found')
  cancelCall(nadia, { id })
  expect(call(id)).toMatchObject({ status: 'cancelled', sequence: 1, cancelledBy: nadia.id })
  expect(mails().map(({ to }) => to)).toEqual([expect.any(String), elif.email])
  const lines = linesOf(mails()[1]?.attachment?.text)
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1', uid]),
  )
  expect(refusal(() => cancelCall(nadia, { id }))).toBe('call-cancelled')
  expect(
    refusal(() =>
      bookCall(actorOf(client()), { ...wish, opening: callAt('10:00'), with: elif.id }),
    ),
  ).toBeNull()
})

test('SCHED-06 the one of the staff and admins cancel too, and nobody what is over', () => {
  const elif = makeBookable()
  const nadia = client()
  const [one, two] = [callAt('10:00'), callAt('11:00')].map((at) => makeCall(elif.id, nadia.id, at))
  cancelCall(actorOf(elif), { id: one?.id ?? '' })
  cancelCall(actorOf(makeUser({ role: 'admin' })), { id: two?.id ?? '' })
  const past = makeCall(elif.id, nadia.id, Date.now() - hour)
  expect(refusal(() => cancelCall(actorOf(nadia), { id: past.id }))).toBe('call-over')
})

test('SCHED-05 a call that is moved keeps its id in calendars; its old time is offered again', () => {
  const elif = makeBookable()
  const nadia = actorOf(client())
  const { id } = bookCall(nadia, { ...wish, opening: callAt('10:00'), with: elif.id })
  makeCall(elif.id, null, callAt('12:00'))
  db.update(bookings).set({ remindedAt: 1 }).where(eq(bookings.id, id)).run()
  db.delete(mail).run()
  const move = (time: string) => refusal(() => moveCall(nadia, { id, opening: callAt(time) }))
  expect(move('12:00')).toBe('opening-taken')
  expect(move('10:00')).toBe('opening-same')
  expect(move('20:00')).toBe('opening-outside')
  expect(move('11:00')).toBeNull()
  expect(call(id)).toMatchObject({ startAt: callAt('11:00'), sequence: 1, remindedAt: null })
  const [first, second] = mails()
  expect([first?.subject, second?.subject].every((text) => /^Call moved/.test(text ?? ''))).toBe(
    true,
  )
  expect(first?.message).toMatch(/Was: .*10:00 to 10:30 AM/)
  const lines = linesOf(first?.attachment?.text)
  expect(lines).toEqual(expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:1']))
  expect(lines.find((line) => line.startsWith('UID:'))).toContain(id)
  expect(
    refusal(() =>
      bookCall(actorOf(client()), { ...wish, opening: callAt('10:00'), with: elif.id }),
    ),
  ).toBeNull()
})

test('SCHED-05 both are reminded once: a day before, or an hour before what was booked late', () => {
  const elif = makeBookable()
  const nadia = client()
  const now = callAt('10:00')
  const make = (inHours: number, bookedBefore: number) =>
    makeCall(elif.id, nadia.id, now + inHours * hour, {
      updatedAt: now + (inHours - bookedBefore) * hour,
    }).id
  const early = make(23.9, 48)
  const late = make(0.9, 5)
  const others = [make(24.1, 48), make(2, 5), make(0.5, 0.6), make(-1, 48)]
  const gone = make(23, 48)
  db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, gone)).run()
  expect(remindOfCalls(now)).toBe(false)
  expect(call(early)?.remindedAt).toBe(now)
  expect(call(late)?.remindedAt).toBe(now)
  expect([...others, gone].map((id) => call(id)?.remindedAt)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
  expect(mails()).toHaveLength(4)
  expect(mails()[0]?.subject).toMatch(/^Your call: /)
  remindOfCalls(now)
  expect(mails()).toHaveLength(4)
})

test('SCHED-02 a call is about a request of theirs, and about nobody else’s', () => {
  makeBookable()
  const nadia = client()
  const type = makeType()
  givePackage(nadia.id, [type.id])
  const request = storeRequest(type, nadia.id)
  const foreign = storeRequest(type, client().id)
  const book = (id: string, time: string) =>
    bookCall(actorOf(nadia), {
      ...wish,
      opening: callAt(time),
      about: { kind: 'request', id },
    })
  expect(refusal(() => book(foreign.id, '10:00'))).toBe('about-gone')
  const { id } = book(request.id, '10:00')
  expect(call(id)?.requestId).toBe(request.id)
  expect(mails()[0]?.message).toContain(`About: Request ${request.number}`)
  const topics = db
    .select()
    .from(liveEvents)
    .all()
    .map(({ topic }) => topic)
  expect(topics).toEqual(
    expect.arrayContaining(['list:bookings', `user:${nadia.id}`, `request:${request.id}`]),
  )
})

test('HIST-01 the history keeps that a call was booked, moved and cancelled', () => {
  makeBookable()
  const nadia = actorOf(client())
  const { id } = bookCall(nadia, { ...wish, opening: callAt('10:00') })
  moveCall(nadia, { id, opening: callAt('11:00') })
  cancelCall(nadia, { id })
  const rows = db.select().from(logHistory).where(eq(logHistory.document, id)).all()
  expect(rows.map(({ action, user }) => [action, user])).toEqual([
    ['booked', nadia.id],
    ['moved', nadia.id],
    ['cancelled', nadia.id],
  ])
})

test('SCHED-06 calls of somebody who is deleted are cancelled, and the others hear of it', async () => {
  const admin = actorOf(makeUser({ role: 'admin' }))
  const elif = makeBookable()
  const nadia = client()
  bookCall(actorOf(nadia), { ...wish, opening: callAt('10:00'), with: elif.id })
  db.delete(mail).run()
  await deleteUser(admin, { id: nadia.id })
  expect(db.select().from(bookings).all()).toMatchObject([{ status: 'cancelled', clientId: null }])
  expect(mails().map(({ to, template }) => [to, template])).toContainEqual([
    elif.email,
    'call-cancelled',
  ])
  const other = client()
  bookCall(actorOf(other), { ...wish, opening: callAt('10:00'), with: elif.id })
  db.delete(mail).run()
  await deleteUser(admin, { id: elif.id })
  expect(mails().map(({ to }) => to)).toContain(other.email)
})

test('SCHED-05 a client books, moves and cancels again and again: after twenty changes in an hour nobody gets more mails', () => {
  const elif = makeBookable()
  const me = client()
  const opening = callAt('10:00')
  for (let n = 0; n < 10; n += 1) {
    const { id } = bookCall(actorOf(me), { ...wish, opening, with: elif.id })
    moveCall(actorOf(me), { id, opening: callAt('11:00') })
    cancelCall(actorOf(me), { id })
  }
  expect(refusal(() => bookCall(actorOf(me), { ...wish, opening, with: elif.id }))).toBe(
    'too-many-bookings',
  )
  expect(refusal(() => bookCall(actorOf(client()), { ...wish, opening, with: elif.id }))).toBeNull()
})

test('SCHED-05 who may not see a request of the company any more is not told of it by their calls', () => {
  const elif = makeBookable()
  const [owner, me] = [client(), client()]
  const profile = makeProfile(owner.id)
  makeMember(profile.id, me)
  const request = storeRequest(makeType(), owner.id, {
    companyProfileId: profile.id,
    title: 'Planted title',
  })
  const { id } = bookCall(actorOf(me), {
    ...{ ...wish, opening: callAt('10:00'), with: elif.id },
    about: { kind: 'request', id: request.id },
  })
  const told = (who: typeof me) => {
    const { calls } = listCalls(actorOf(who), { view: 'coming', mine: true, zone: 'UTC' })
    return [JSON.stringify(calls), ownCallFile(actorOf(who), who, id).replace(/\r\n /g, '')]
  }
  for (const text of [...told(me), ...told(elif)]) expect(text).toContain('Planted title')
  removeMember(actorOf(me), { profileId: profile.id, memberId: me.id })
  for (const text of told(me)) expect(text).not.toContain('Planted title')
  db.delete(mail).run()
  moveCall(actorOf(me), { id, opening: callAt('11:00') })
  expect(JSON.stringify(mails())).not.toContain('Planted title')
  expect(told(elif)[0]).toContain('Planted title')
})
