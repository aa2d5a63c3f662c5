import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import {
  callAt,
  callRow,
  forgetCalls,
  makeBookable,
  makeCall,
  makeClient,
  moveTo,
  wish,
} from '#tests/fixtures/calls'
import { errorCode } from '#tests/fixtures/errors'
import { makeProfile, publishedBy } from '#tests/fixtures/notifications'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makeMember } from '#tests/fixtures/vault'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { bookings, logHistory, mail } from '~/db/schema'
import { bookCall } from '~/features/bookings/book-call.server'
import { callToMove } from '~/features/bookings/call-to-move.server'
import { cancelCall } from '~/features/bookings/cancel-call.server'
import { listCalls } from '~/features/bookings/list-calls.server'
import { ownCallFile } from '~/features/bookings/own-call-file.server'
import { remindOfCalls } from '~/features/bookings/remind-of-calls.server'
import { removeMember } from '~/features/profiles/remove-member.server'
import { deleteUser } from '~/features/users/delete-user.server'
import { bookingMessages as say } from '~/messages/bookings'

const hour = 3_600_000
const mails = () => db.select().from(mail).all()
/** The lines of a calendar file, unfolded. */
const linesOf = (text = '') => text.replace(/\r\n[ \t]/g, '').split('\r\n')

beforeEach(forgetCalls)

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
  expect(toNadia?.subject).toMatch(/^Call booked: Mon, .*, (8|9):00 AM, New York time$/)
  expect(toElif?.subject).toMatch(/, 4:00 PM, \w+ time$/)
  expect(toNadia?.message).toContain('New York')
  expect(toNadia?.message).toContain('With: Elif Varga')
  expect(toNadia?.message).not.toContain(elif.email)
  const file = toNadia?.attachment
  expect(file).toMatchObject({ name: 'call.ics' })
  expect(file?.type).toBe('text/calendar; charset=utf-8; method=REQUEST')
  // Every line ends, the last one too (RFC 5545, 3.1).
  expect(file?.text.endsWith('END:VCALENDAR\r\n')).toBe(true)
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
  const nadia = actorOf(makeClient())
  const { id } = bookCall(nadia, { ...wish, opening: callAt('10:00'), with: elif.id })
  const uid = linesOf(mails()[0]?.attachment?.text).find((line) => line.startsWith('UID'))
  db.delete(mail).run()
  expect(errorCode(() => cancelCall(actorOf(makeClient()), { id }))).toBe('not-found')
  expect(errorCode(() => cancelCall(actorOf(makeBookable()), { id }))).toBe('not-found')
  cancelCall(nadia, { id })
  expect(callRow(id)).toMatchObject({ status: 'cancelled', sequence: 1, cancelledBy: nadia.id })
  expect(mails().map(({ to }) => to)).toEqual([expect.any(String), elif.email])
  const lines = linesOf(mails()[1]?.attachment?.text)
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1', uid]),
  )
  // Whoever presses again asks for what is.
  for (const again of [nadia, actorOf(elif)]) cancelCall(again, { id })
  expect(errorCode(() => cancelCall(actorOf(makeClient()), { id }))).toBe('not-found')
  expect(callRow(id)).toMatchObject({ sequence: 1, cancelledBy: nadia.id })
  expect(mails()).toHaveLength(2)
  expect(
    errorCode(() =>
      bookCall(actorOf(makeClient()), { ...wish, opening: callAt('10:00'), with: elif.id }),
    ),
  ).toBeNull()
})

test('SCHED-06 the one of the staff and admins cancel too, and nobody what is over', () => {
  const elif = makeBookable()
  const nadia = makeClient()
  const [one, two] = [callAt('10:00'), callAt('11:00')].map((at) => makeCall(elif.id, nadia.id, at))
  cancelCall(actorOf(elif), { id: one?.id ?? '' })
  cancelCall(actorOf(makeUser({ role: 'admin' })), { id: two?.id ?? '' })
  const past = makeCall(elif.id, nadia.id, Date.now() - hour)
  expect(errorCode(() => cancelCall(actorOf(nadia), { id: past.id }))).toBe('call-over')
})

test('SCHED-06 whoever cancels is told who gets a mail: the other person, or both when it is a call of others', () => {
  const elif = makeBookable({ fullName: 'Elif Varga' })
  const nadia = makeUser({ role: 'client', fullName: 'Nadia Hollis' })
  const admin = makeUser({ role: 'admin' })
  makeCall(elif.id, nadia.id, callAt('10:00'))
  const leads = [elif, nadia, admin].map((who) => {
    const question = { view: 'coming', mine: false, zone: 'UTC' } as const
    return listCalls(actorOf(who), question).calls.map(({ others }) => say.cancelLead(others))
  })
  const then = 'an email, and the time is free again.'
  expect(leads).toEqual([
    [`Nadia Hollis gets ${then}`],
    [`Elif Varga gets ${then}`],
    [`Nadia Hollis and Elif Varga get ${then}`],
  ])
})

test('SCHED-05 anyone who books or moves a call is told that it is booked or moved, and who gets a mail, sent already or not', () => {
  const elif = makeBookable({ fullName: 'Elif Varga' })
  const nadia = makeUser({ role: 'client', fullName: 'Nadia Hollis' })
  const admin = makeUser({ role: 'admin' })
  const { id } = makeCall(elif.id, nadia.id, callAt('10:00'))
  const told = (who: typeof nadia) => {
    const question = { view: 'coming', mine: false, zone: 'UTC' } as const
    return listCalls(actorOf(who), question).calls.map(
      ({ moved, others }) => (moved ? say.isMoved : say.isBooked) + say.bothMailed(others),
    )
  }
  expect(told(nadia)).toEqual(['Booked. You’ll both get an email.'])
  expect(told(admin)).toEqual(['Booked. Nadia Hollis and Elif Varga will get an email.'])
  expect(callToMove(actorOf(elif), id, 'UTC').others).toEqual(['Nadia Hollis'])
  expect(callToMove(actorOf(admin), id, 'UTC').others).toEqual(['Nadia Hollis', 'Elif Varga'])
  moveTo(actorOf(admin), id, callAt('11:00'))
  expect(told(elif)).toEqual(['Moved. You’ll both get an email.'])
})

test('SCHED-05 a call that is moved keeps its id in calendars; its old time is offered again', () => {
  const elif = makeBookable()
  const nadia = actorOf(makeClient())
  const { id } = bookCall(nadia, { ...wish, opening: callAt('10:00'), with: elif.id })
  makeCall(elif.id, null, callAt('12:00'))
  db.update(bookings).set({ remindedAt: 1 }).where(eq(bookings.id, id)).run()
  db.delete(mail).run()
  const move = (time: string) => errorCode(() => moveTo(nadia, id, callAt(time)))
  expect(move('12:00')).toBe('opening-taken')
  expect(move('10:00')).toBe('opening-same')
  expect(move('20:00')).toBe('opening-outside')
  expect(move('11:00')).toBeNull()
  expect(callRow(id)).toMatchObject({ startAt: callAt('11:00'), sequence: 1, remindedAt: null })
  const [first, second] = mails()
  expect([first?.subject, second?.subject].every((text) => /^Call moved/.test(text ?? ''))).toBe(
    true,
  )
  expect(first?.message).toMatch(/Was: .*10:00 to 10:30 AM/)
  const lines = linesOf(first?.attachment?.text)
  expect(lines).toEqual(expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:1']))
  expect(lines.find((line) => line.startsWith('UID:'))).toContain(id)
  expect(
    errorCode(() =>
      bookCall(actorOf(makeClient()), { ...wish, opening: callAt('10:00'), with: elif.id }),
    ),
  ).toBeNull()
})

test('SCHED-05 both are reminded once: a day before, or an hour before what was booked late', () => {
  const elif = makeBookable()
  const nadia = makeClient()
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
  expect(callRow(early)?.remindedAt).toBe(now)
  expect(callRow(late)?.remindedAt).toBe(now)
  expect([...others, gone].map((id) => callRow(id)?.remindedAt)).toEqual([
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

test('SCHED-06 what was to remind of a call is not sent after its move or its cancellation', () => {
  const elif = makeBookable()
  const nadia = actorOf(makeClient())
  const day = 24 * hour
  const { id } = bookCall(nadia, { ...wish, opening: callAt('10:00', 1), with: elif.id })
  db.update(bookings).set({ updatedAt: 1 }).where(eq(bookings.id, id)).run()
  const other = makeCall(elif.id, null, callAt('12:00', 1))
  const subjects = () => mails().map(({ template, to }) => `${template} to ${to}`)
  const reminders = () => subjects().filter((text) => text.startsWith('call-reminder'))
  remindOfCalls(callAt('10:00', 1) - day + 1)
  remindOfCalls(other.startAt - day + 1)
  expect(reminders()).toHaveLength(3)
  moveTo(nadia, id, callAt('11:00', 1))
  expect(reminders()).toEqual([`call-reminder to ${elif.email}`])
  db.update(bookings).set({ updatedAt: 1 }).where(eq(bookings.id, id)).run()
  remindOfCalls(callAt('11:00', 1) - day + 1)
  expect(reminders()).toHaveLength(3)
  // What has left is not called back.
  db.update(mail).set({ status: 'sent' }).where(eq(mail.to, elif.email)).run()
  cancelCall(nadia, { id })
  expect(reminders()).toEqual(Array(2).fill(`call-reminder to ${elif.email}`))
  expect(subjects().filter((text) => text.startsWith('call-cancelled'))).toHaveLength(2)
  expect(subjects().filter((text) => text.startsWith('call-booked'))).toHaveLength(2)
})

test('SCHED-06 what becomes of a call is told to the page of what it is about, and to no queue', () => {
  makeBookable()
  const nadia = makeClient()
  const { id } = storeRequest(makeType(), nadia.id)
  const about = { kind: 'request', id } as const
  const topics = publishedBy(() =>
    bookCall(actorOf(nadia), { ...wish, opening: callAt('10:00'), about }),
  )
  expect(topics).toContain(`request:${id}`)
  expect(topics).not.toContain('list:requests')
})

test('HIST-01 the history keeps that a call was booked, moved and cancelled', () => {
  makeBookable()
  const nadia = actorOf(makeClient())
  const { id } = bookCall(nadia, { ...wish, opening: callAt('10:00') })
  moveTo(nadia, id, callAt('11:00'))
  cancelCall(nadia, { id })
  const rows = db.select().from(logHistory).where(eq(logHistory.documentId, id)).all()
  expect(rows.map(({ action, userId: user }) => [action, user])).toEqual([
    ['booked', nadia.id],
    ['moved', nadia.id],
    ['cancelled', nadia.id],
  ])
})

test('SCHED-06 calls of somebody who is deleted are cancelled, and the others hear of it', async () => {
  const admin = actorOf(makeUser({ role: 'admin' }))
  const elif = makeBookable()
  const nadia = makeClient()
  bookCall(actorOf(nadia), { ...wish, opening: callAt('10:00'), with: elif.id })
  db.delete(mail).run()
  await deleteUser(admin, { id: nadia.id })
  expect(db.select().from(bookings).all()).toMatchObject([{ status: 'cancelled', clientId: null }])
  expect(mails().map(({ to, template }) => [to, template])).toContainEqual([
    elif.email,
    'call-cancelled',
  ])
  const other = makeClient()
  bookCall(actorOf(other), { ...wish, opening: callAt('10:00'), with: elif.id })
  db.delete(mail).run()
  await deleteUser(admin, { id: elif.id })
  expect(mails().map(({ to }) => to)).toContain(other.email)
})

test('SCHED-05 someone who may not see a request of the company any more is not told of it by their calls', () => {
  const elif = makeBookable()
  const [owner, me] = [makeClient(), makeClient()]
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
  moveTo(actorOf(me), id, callAt('11:00'))
  expect(JSON.stringify(mails())).not.toContain('Planted title')
  expect(told(elif)[0]).toContain('Planted title')
})
