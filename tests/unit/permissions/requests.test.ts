import { expect, test } from 'vitest'
import { cast, managers, person, staff, whoMay } from '#tests/fixtures/cast'
import {
  canAskStudio,
  canListRequest,
  canManageRequests,
  canSeeAllRequests,
  canSetRequestPriority,
  firstRequestTab,
  listOfRequest,
  openRequestTabs,
  requestRelations,
} from '~/permissions/requests'

const request = { userId: 'client', assigneeId: 'employee', ofCompany: false }
const manages = person('manages', { organization: true, manageRequests: true })
const sees = person('sees', { organization: true, manageAllRequests: true })

test('REQ-40 an admin, who holds both flags and the assignee work on a request, no other employee', () => {
  const works = (facts = request) =>
    whoMay((actor) => requestRelations(actor, facts).includes('works-on-it'))
  expect(works()).toEqual(['employee', ...managers])
  expect(works({ ...request, assigneeId: 'former' })).toEqual(managers)
  expect([manages, sees].flatMap((actor) => requestRelations(actor, request))).toEqual([])
  expect(whoMay((actor) => requestRelations(actor, request).includes('owns-it'))).toEqual([
    'client',
  ])
})

test('REQ-19 REQ-51 REQ-52 all of staff say how urgent a request is; people who manage requests also assign it', () => {
  expect(whoMay(canManageRequests)).toEqual(managers)
  expect(whoMay(canSetRequestPriority)).toEqual(staff)
})

test('REQ-25 REQ-26 people find a request in their lists', () => {
  const find = (facts: Partial<Parameters<typeof canListRequest>[1]> = {}) =>
    whoMay((actor) => canListRequest(actor, { ...request, follows: false, ...facts }))
  expect(find()).toEqual(['client', 'employee', ...managers])
  expect(find({ assigneeId: null })).toEqual(['client', ...managers])
  expect(find({ follows: true })).toEqual(['client', ...staff])
  expect(find({ userId: null, ofCompany: true })).toEqual([
    'user',
    'former',
    'client',
    'employee',
    ...managers,
  ])
  // Their own request from before is no work of theirs.
  expect(find({ userId: 'insider' })).toEqual(['employee', ...managers])
  expect(whoMay(canSeeAllRequests)).toEqual(managers)
})

test('REQ-23 REQ-24 REQ-25 the tabs of staff and the one they begin with; nobody else has any', () => {
  const all = ['all', 'unassigned', 'overdue', 'mine', 'following']
  expect([firstRequestTab(cast.admin), openRequestTabs(cast.admin)]).toEqual(['unassigned', all])
  expect([firstRequestTab(sees), openRequestTabs(sees)]).toEqual(['all', all])
  const own = ['mine', 'following', 'overdue']
  expect([firstRequestTab(manages), openRequestTabs(manages)]).toEqual(['mine', own])
  for (const other of [cast.client, cast.former, cast.guest]) {
    expect([firstRequestTab(other), openRequestTabs(other)]).toEqual([null, []])
  }
})

test('REQ-25 a request stands in the list that has its status', () => {
  for (const actor of Object.values(cast)) {
    expect(listOfRequest(actor, 'completed')).toBe('completed')
    expect(listOfRequest(actor, 'escalated')).toBe('open')
  }
  for (const [status, list] of [
    ['in_progress', 'in-progress'],
    ['pending_review', 'pending-review'],
    ['paused', 'paused'],
  ] as const) {
    expect(whoMay((actor) => listOfRequest(actor, status) === list)).toEqual(staff)
    expect(listOfRequest(cast.client, status)).toBe('open')
  }
})

test('clients and staff ask the studio from what they work on', () => {
  expect(whoMay(canAskStudio)).toEqual(['client', ...staff])
})
