import { expect, test } from 'vitest'
import { cast, whoMay } from '#tests/fixtures/cast'
import { canChangeFeedback, canGiveFeedback } from '~/permissions/feedback'
import { orderStatuses } from '~/shared/order-statuses'

test('FEEDBACK-02 the owner of a completed order gives feedback, nobody else and not before', () => {
  for (const status of orderStatuses) {
    const expected = status === 'completed' ? ['client'] : []
    const order = { userId: 'client', status }
    expect(
      whoMay((actor) => canGiveFeedback(actor, order)),
      status,
    ).toEqual(expected)
    expect(whoMay((actor) => canGiveFeedback(actor, { ...order, userId: null }))).toEqual([])
  }
})

test('FEEDBACK-03 its author changes it for 24 hours, not a moment longer', () => {
  const given = { userId: 'client', createdAt: 5000 }
  const day = 24 * 60 * 60 * 1000
  expect(whoMay((actor) => canChangeFeedback(actor, given, 5000 + day - 1))).toEqual(['client'])
  expect(canChangeFeedback(cast.client, given, 5000 + day)).toBe(false)
})
