import { expect, test } from 'vitest'
import { sent } from '#tests/fixtures/edits'
import { catchError } from '#tests/fixtures/errors'
import { invitationsFor, mailsTo, makePackage } from '#tests/fixtures/invitations'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { userInvites } from '~/db/schema'
import { bulkInvite, mostRows } from '~/features/invitations/bulk-invite.server'
import { readLines } from '~/features/invitations/read-rows'

const admin = actorOf(makeUser({ role: 'admin' }))
const care = makePackage('Care')
const row = (email: string, role = '', name = '') => ({ email, role, package: name })
const texts = (rows: ReturnType<typeof row>[]) =>
  bulkInvite(admin, { rows }).map(({ sent, text }) => [sent, text])

test('INVITE-09 INVITE-10 INVITE-11 INVITE-12 each row has its own result and stops no other', () => {
  const there = makeUser({ email: 'there@example.com' })
  expect(
    texts([
      row('a@example.com', 'client', 'care'),
      row('b@example.com'),
      row('c@example.com', 'Client'),
      row(there.email, 'user'),
      row('not one', 'user'),
      row('', 'user'),
      row('d@example.com', 'boss'),
      row('e@example.com', 'client', 'Gold'),
      row('A@example.com ', 'user'),
      row('', '', ''),
      row('f@example.com', 'client', care.id),
      row('b@example.com', 'user'),
    ]),
  ).toEqual([
    [true, 'Invite created'],
    [false, 'No role assigned for b@example.com'],
    [false, 'No package assigned for c@example.com'],
    [false, 'User already exists'],
    [false, 'Must be a valid email address'],
    [false, 'This field is required'],
    [false, 'There is no role boss: user, client or admin'],
    [false, 'There is no package Gold'],
    [false, 'This email is already in an earlier row'],
    [true, 'Invite created'],
    [true, 'Invite created'],
  ])
  expect(invitationsFor('a@example.com')).toMatchObject([{ role: 'client', packageId: care.id }])
  expect(db.select().from(userInvites).all()).toHaveLength(3)
})

test('INVITE-10 a refusal is at the field it is about', () => {
  const rows = [
    row('role@example.com'),
    row('boss@example.com', 'boss'),
    row('none@example.com', 'client'),
    row('gold@example.com', 'client', 'Gold'),
    row('not one', 'user'),
  ]
  const fields = bulkInvite(admin, { rows }).map(({ field }) => field)
  expect(fields).toEqual(['role', 'role', 'package', 'package', 'email'])
})

test('the same form sent twice reports the same and mails once', () => {
  const rows = [row('once@example.com', 'user'), row('twice@example.com')]
  const first = bulkInvite(admin, { rows, idempotencyKey: sent('form-1') })
  expect(bulkInvite(admin, { rows, idempotencyKey: sent('form-1') })).toEqual(first)
  expect(mailsTo('once@example.com')).toHaveLength(1)
})

test('too many rows are refused with a number, and nobody is invited', () => {
  const rows = Array.from({ length: mostRows + 1 }, (_, i) => row(`n${i}@example.com`, 'user'))
  expect(catchError(() => bulkInvite(admin, { rows }))).toMatchObject({
    code: 'too-many-rows',
    status: 413,
    values: { most: 200, rows: 201 },
  })
  expect(catchError(() => bulkInvite(admin, { rows: [row('')] })).code).toBe('no-rows')
  expect(invitationsFor('n0@example.com')).toEqual([])
  expect(bulkInvite(admin, { rows: rows.slice(0, mostRows) }).every(({ sent }) => sent)).toBe(true)
})

test('USER-22 an employee invites no admin by a row either', () => {
  const manager = actorOf(makeEmployee({ manageUsers: true }))
  const [result] = bulkInvite(manager, { rows: [row('boss@example.com', 'admin')] })
  expect(result).toMatchObject({ sent: false, text: 'Only admins can make someone an admin.' })
  bulkInvite(admin, { rows: [row('chief@example.com', 'admin')] })
  const rows = [row('chief@example.com', 'user'), row('new@example.com', 'user')]
  expect(bulkInvite(manager, { rows }).map(({ sent }) => sent)).toEqual([false, true])
  expect(invitationsFor('chief@example.com')).toMatchObject([{ role: 'admin' }])
  const plain = actorOf(makeUser({ manageUsers: true }))
  expect(catchError(() => bulkInvite(plain, { rows: [row('x@example.com', 'user')] })).status).toBe(
    403,
  )
})

test('pasted lines are read with any usual separator, quotes and headings', () => {
  const { rows, total } = readLines(
    'Email,Role,Package\r\n a@example.com , client , Care \n\n"b@example.com";"client";"Care, ""large"""\nc@example.com\tuser\nd@example.com',
    200,
  )
  expect(rows).toEqual([
    row('a@example.com', 'client', 'Care'),
    row('b@example.com', 'client', 'Care, "large"'),
    row('c@example.com', 'user'),
    row('d@example.com'),
  ])
  expect(total).toBe(4)
})

test('twenty thousand lines, and one line of a million characters, are read', () => {
  const many = readLines('somebody@example.com,client,Care\n'.repeat(20_000), 201)
  expect(many).toMatchObject({ total: 20_000 })
  expect(many.rows).toHaveLength(201)
  readLines(`${' '.repeat(1e6)}x`, 201)
  readLines('"'.repeat(1e6), 201)
})
