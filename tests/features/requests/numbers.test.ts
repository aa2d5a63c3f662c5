import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeUser } from '#tests/fixtures/people'
import { sendAtOnce } from '#tests/fixtures/send-at-once'
import { givePackage, makeType } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { requests } from '~/db/schema'

test('REQ-16 numbers are consecutive from 1, also when four processes send 200 at once', async () => {
  const type = makeType()
  const client = makeUser({ role: 'client', allowedActiveRequests: 1000 })
  givePackage(client.id, [type.id])
  await sendAtOnce('request', client.id, type.productId)
  const all = db.select().from(requests).orderBy(asc(requests.number)).all()
  expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1))
}, 60_000)
