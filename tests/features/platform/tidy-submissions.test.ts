import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { submissions } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { once } from '~/features/forms/submission.server'
import { tidySubmissions } from '~/features/forms/tidy-submissions.server'
import { env } from '~/platform/env.server'

const day = 24 * 60 * 60 * 1000
const keys = () =>
  db
    .select()
    .from(submissions)
    .all()
    .map(({ key }) => key)

test('forms that were carried out are known for 30 days, and only the primary forgets them', () => {
  const now = Date.now()
  for (const [key, days] of [
    ['old', 31],
    ['recent', 29],
  ] as const) {
    db.insert(submissions)
      .values({ key: `x:${key}`, result: '1', createdAt: now - days * day })
      .run()
  }
  const replica = join(env.databaseDir, '.primary')
  writeFileSync(replica, 'elsewhere')
  tidySubmissions(now)
  expect(keys()).toEqual(['x:old', 'x:recent'])
  rmSync(replica)
  tidySubmissions(now)
  expect(keys()).toEqual(['x:recent'])
  expect(transaction((tx) => once(tx, 'recent', 'x', () => 2))).toBe(1)
})
