import { expect, test } from 'vitest'
import { staffActions } from '~/shared/machines'
import { orderListAt, orderLists, ordersHaveOneStatus } from '~/shared/order-lists'
import { nextOfOrder, orderActions, orderMachine, orderStatuses } from '~/shared/order-statuses'
import { publishState } from '~/shared/publish-state'
import {
  requestListAt,
  requestLists,
  requestsHaveOneStatus,
  statusOfList,
} from '~/shared/request-lists'
import { requestActions, requestStatuses } from '~/shared/request-statuses'
import { changeBy, movesFrom } from '~/shared/status-machine'
import { isActive } from '~/shared/statuses'

test('REQ-36 the studio has nothing to do with what is completed, shown or not paid yet', () => {
  const resting = [...new Set([...requestStatuses, ...orderStatuses])].filter(
    (status) => !isActive(status),
  )
  expect(resting.toSorted()).toEqual(['completed', 'pending_payment', 'pending_review'])
})

test('the studio is offered what is its to do, clients answer in a form of their own', () => {
  const clients = ['approve', 'ask_for_changes']
  const others = (actions: readonly string[]) => actions.filter((each) => !clients.includes(each))
  expect(staffActions('request')).toEqual(others(requestActions))
  expect(staffActions('order')).toEqual(others(orderActions))
})

test('what is done next to an order leads from where it is; one that is unpaid or done has nothing next', () => {
  for (const status of orderStatuses) {
    const next = nextOfOrder[status]
    const moves = movesFrom(orderMachine, status, ['works-on-it'])
    if (status === 'completed' || status === 'pending_payment') expect(next).toBeUndefined()
    else expect(moves, status).toContain(next)
  }
})

test('REQ-46 a move stores when it was made; a pause keeps where it comes back to', () => {
  const work = { status: 'in_progress', statusBeforePause: null, pausedAt: null, dueAt: 5 } as const
  expect(changeBy(orderMachine, work, 'checking_quality', 9)).toEqual({
    status: 'checking_quality',
    checkingQualityAt: 9,
  })
  const paused = { status: 'paused', statusBeforePause: 'in_progress', pausedAt: 9 } as const
  expect(changeBy(orderMachine, work, 'paused', 9)).toEqual(paused)
  expect(changeBy(orderMachine, { ...paused, dueAt: 5 }, 'unpaused', 29)).toEqual({
    ...{ status: 'in_progress', statusBeforePause: null, dueAt: 25, unpausedAt: 29 },
  })
})

test('what somebody can do follows from the status and from how they relate to the work', () => {
  const moves = (...of: ('works-on-it' | 'owns-it')[]) =>
    movesFrom(orderMachine, 'pending_review', of)
  expect(moves('owns-it')).toEqual(['approve', 'ask_for_changes'])
  expect(moves('works-on-it')).not.toContain('approve')
  expect(moves('works-on-it')).toContain('completed')
  expect(moves('works-on-it', 'owns-it')).toContain('approve')
  expect(moves()).toEqual([])
  expect(movesFrom(orderMachine, 'completed', ['works-on-it', 'owns-it'])).toEqual(['open'])
})

test('REQ-46 a pause that interrupted nothing known leads to the beginning, and moves no date', () => {
  const work = { status: 'paused', statusBeforePause: null, pausedAt: null, dueAt: 500 } as const
  expect(changeBy(orderMachine, work, 'unpaused', 900)).toEqual({
    status: 'collecting_content',
    statusBeforePause: null,
    dueAt: 500,
    unpausedAt: 900,
  })
})

test('each list has its address; an unknown one is that of what is open', () => {
  for (const [list, path] of Object.entries(requestLists)) {
    expect(requestListAt(path), path).toBe(list)
  }
  for (const [list, path] of Object.entries(orderLists)) expect(orderListAt(path), path).toBe(list)
  expect([requestListAt('/x'), orderListAt('/x')]).toEqual(['open', 'open'])
  expect(['open', 'all', 'assigned'].map((list) => statusOfList(list as 'open'))).toEqual([
    null,
    null,
    null,
  ])
  expect(statusOfList('in-progress')).toBe('in_progress')
  expect(requestsHaveOneStatus('pending-review')).toBe(true)
  expect(requestsHaveOneStatus('delivered')).toBe(false)
  expect((Object.keys(orderLists) as 'open'[]).filter(ordersHaveOneStatus)).toEqual([
    'pending-payment',
    'completed',
  ])
})

test('what was never published is a draft, also once it is not published any more it is none', () => {
  expect(publishState({ published: true, publishedAt: 1 })).toBe('published')
  expect(publishState({ published: false, publishedAt: null })).toBe('draft')
  expect(publishState({ published: false, publishedAt: 1 })).toBe('unpublished')
})
