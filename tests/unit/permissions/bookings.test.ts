import { expect, test } from 'vitest'
import { cast, person, staff, whoMay } from '#tests/fixtures/cast'
import {
  canBookCalls,
  canBookForClients,
  canHaveCalls,
  canSeeCall,
  canSetAvailability,
} from '~/permissions/bookings'

test('SCHED-02 GUARD-53 clients book calls, staff are who they book', () => {
  expect(whoMay(canBookCalls)).toEqual(['client'])
  expect(whoMay(canBookForClients)).toEqual(staff)
  expect(whoMay(canHaveCalls)).toEqual(['client', ...staff])
})

test('SCHED-06 a call is for the two who talk, and admins', () => {
  const call = { staffId: 'employee', clientId: 'client' }
  expect(whoMay((actor) => canSeeCall(actor, call))).toEqual(['client', 'employee', 'admin'])
  const deleted = { staffId: 'gone', clientId: null }
  expect(whoMay((actor) => canSeeCall(actor, deleted))).toEqual(['admin'])
})

test('SCHED-06 someone who became staff has no call that they booked as a client, a plain user none at all', () => {
  const booked = (clientId: string) => ({ staffId: 'employee', clientId })
  for (const id of ['insider', 'manager', 'user', 'former']) {
    expect(
      whoMay((actor) => canSeeCall(actor, booked(id))),
      id,
    ).toEqual(['employee', 'admin'])
  }
  for (const staffId of ['former', 'client']) {
    const had = { staffId, clientId: null }
    expect(whoMay((actor) => canSeeCall(actor, had))).toEqual(['admin'])
  }
})

test('SCHED-01 staff set their own hours, admins everybody’s of the staff, nobody those of others', () => {
  for (const name of ['employee', 'insider', 'manager'] as const) {
    expect(whoMay((actor) => canSetAvailability(actor, cast[name]))).toEqual([name, 'admin'])
  }
  expect(whoMay((actor) => canSetAvailability(actor, cast.admin))).toEqual(['admin'])
  for (const other of [cast.user, cast.former, cast.client, cast.guest]) {
    expect(whoMay((actor) => canSetAvailability(actor, other))).toEqual([])
  }
  const was = person('employee')
  expect(canSetAvailability(was, cast.employee)).toBe(false)
})
