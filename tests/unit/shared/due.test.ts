import { expect, test } from 'vitest'
import { dueText } from '~/messages/work'
import { dueOf, isOverdue } from '~/shared/due'
import { requestStatuses } from '~/shared/request-statuses'

const now = Date.UTC(2026, 10, 22, 12)
const hour = 60 * 60 * 1000

test('REQ-36 late is what is due and neither completed nor waiting for review', () => {
  for (const status of requestStatuses) {
    const active = status !== 'completed' && status !== 'pending_review'
    expect(isOverdue({ status, dueAt: now - 1, pausedAt: null }, now)).toBe(active)
    expect(isOverdue({ status, dueAt: now, pausedAt: null }, now)).toBe(active)
    expect(isOverdue({ status, dueAt: now + 1, pausedAt: null }, now)).toBe(false)
  }
})

test.each([
  ['in_progress', -50 * hour, null, '2 days late'],
  ['escalated', -3 * hour, null, '3 hours late'],
  ['in_progress', 0, null, 'Late'],
  ['in_progress', 5 * hour, null, 'Today'],
  ['in_progress', 13 * hour, null, null],
  ['paused', 90 * hour, -49 * hour, 'Paused 2 days'],
  ['paused', -5 * hour, -49 * hour, 'Paused 2 days'],
  ['paused', -50 * hour, -2 * hour, '2 days late'],
  ['completed', -50 * hour, null, null],
  ['pending_review', -50 * hour, null, null],
] as const)('a request that is %s and due in %i ms says %s', (status, due, paused, words) => {
  const work = { status, dueAt: now + due, pausedAt: paused === null ? null : now + paused }
  expect(dueText(dueOf(work, now, 'UTC'))).toBe(words)
})

test('today is the office’s day', () => {
  const work = { status: 'in_progress', dueAt: now + 13 * hour, pausedAt: null } as const
  expect(dueOf(work, now, 'UTC').state).toBe('due')
  expect(dueOf(work, now, 'America/New_York').state).toBe('today')
})

test('a pause that is over is over: what is due since then is late; what rests is never due', () => {
  const work = { status: 'in_progress', dueAt: now - hour, pausedAt: now - 9 * hour } as const
  expect(isOverdue(work, now)).toBe(true)
  for (const status of ['completed', 'pending_review', 'pending_payment'] as const) {
    expect(dueOf({ ...work, status }, now, 'UTC')).toEqual({ state: 'rests' })
  }
})
