import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeOrderForm, makePrice } from '#tests/fixtures/orders'
import { makeUser } from '#tests/fixtures/people'
import { sendAtOnce } from '#tests/fixtures/send-at-once'
import { db } from '~/db/client.server'
import { orders } from '~/db/schema'

test.each([
  ['without a price', null],
  ['with a price', 48_000],
])(
  'ORDER-10 numbers are consecutive from 1, also when four processes send 200 at once %s',
  async (_, amount) => {
    const price = amount === null ? null : makePrice({ amount, currency: 'usd' })
    const form = makeOrderForm({ priceId: price?.id ?? null })
    db.delete(orders).run()
    await sendAtOnce('order', makeUser().id, form.id)
    const placed = db.select().from(orders).orderBy(asc(orders.number)).all()
    expect(placed.map(({ number }) => number)).toEqual(
      Array.from({ length: 200 }, (_, at) => at + 1),
    )
  },
  60_000,
)
