import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { idempotencyKeys } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { idempotent } from '~/features/form-input/idempotency.server'
import { tidyIdempotencyKeys } from '~/features/form-input/tidy-idempotency-keys.server'

const day = 24 * 60 * 60 * 1000
const keys = () =>
  db
    .select()
    .from(idempotencyKeys)
    .all()
    .map(({ key }) => key)

test('forms that were carried out are known for 30 days', () => {
  const now = Date.now()
  for (const [key, days] of [
    ['old', 31],
    ['recent', 29],
  ] as const) {
    db.insert(idempotencyKeys)
      .values({ key: `x:${key}`, result: '1', createdAt: now - days * day })
      .run()
  }
  expect(tidyIdempotencyKeys(now)).toBe(false)
  expect(keys()).toEqual(['x:recent'])
  expect(transaction((tx) => idempotent(tx, { key: 'recent', scope: 'x' }, () => 2))).toBe(1)
})

test('some of very many are forgotten at once, and the result says that there are more', () => {
  db.delete(idempotencyKeys).run()
  const rows = Array.from({ length: 700 }, (_, n) => ({ key: `y:${n}`, result: '1', createdAt: 1 }))
  db.insert(idempotencyKeys).values(rows).run()
  expect([tidyIdempotencyKeys(), keys().length]).toEqual([true, 200])
  expect([tidyIdempotencyKeys(), keys().length]).toEqual([false, 0])
})
