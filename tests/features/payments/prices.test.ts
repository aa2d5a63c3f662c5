import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actorOf, makeEmployee } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { priceProducts, prices } from '~/db/schema'
import { syncPrices, syncProduct } from '~/features/prices/sync-prices.server'
import { makePaymentWorld, type PaymentWorld } from './world'

let world: PaymentWorld
beforeAll(async () => {
  world = await makePaymentWorld()
})
afterAll(() => world.stripe.stop())

const ours = { metadata: { app: 'builder' } }
const price = (id: string, more = {}) => ({ id, unit_amount: 12_000, currency: 'eur', ...more })
const sync = () => syncPrices(actorOf(world.manager), world.provider)
const offered = () =>
  db
    .select()
    .from(prices)
    .all()
    .filter(({ active }) => active)
    .map(({ id }) => id)
    .sort()

test('PAY-17 only products with app metadata builder are taken, and of those only one-time prices', async () => {
  world.stripe.sell(
    { id: 'prod_site', name: 'Website', ...ours },
    price('price_once'),
    price('price_monthly', { type: 'recurring' }),
    price('price_free_choice', { unit_amount: null }),
    price('price_old', { active: false }),
  )
  world.stripe.sell({ id: 'prod_other', name: 'Socks', metadata: {} }, price('price_socks'))
  expect(await sync()).toEqual({ products: 1, prices: 1 })
  expect(offered()).toEqual(['price_once'])
  expect(db.select().from(priceProducts).all()).toMatchObject([
    { id: 'prod_site', name: 'Website', active: true },
  ])
})

test('a price that is archived there is archived here, and its amount never changes', async () => {
  world.stripe.sell(
    { id: 'prod_site', name: 'Web site', ...ours },
    price('price_once', { active: false, unit_amount: 1 }),
    price('price_new'),
  )
  const event = {
    type: 'price.updated',
    data: { object: { id: 'price_once', product: 'prod_site' } },
  }
  expect(await syncProduct(event as never, world.provider)).toBe(true)
  expect(offered()).toEqual(['price_new'])
  expect(db.select().from(prices).where(eq(prices.id, 'price_once')).get()).toMatchObject({
    amount: 12_000,
  })
})

test('a product that is not sold there any more is not sold here', async () => {
  world.stripe.sell({ id: 'prod_site', name: 'Web site', metadata: {} })
  expect(await sync()).toEqual({ products: 0, prices: 0 })
  expect(offered()).toEqual([])
  expect(db.select().from(priceProducts).get()).toMatchObject({ active: false })
})

test('someone who does not manage orders takes nothing over; a provider that fails is named', async () => {
  await expect(syncPrices(actorOf(makeEmployee()), world.provider)).rejects.toMatchObject({
    status: 403,
  })
  world.stripe.next.push({ status: 500, type: 'api_error', message: 'Down' })
  await expect(sync()).rejects.toMatchObject({
    code: 'prices-refused',
    details: { values: { said: 'Down' } },
  })
})
