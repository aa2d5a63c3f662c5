import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeEmployee } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { priceProducts } from '~/db/schema'
import { listHistory } from '~/features/history/list-history.server'
import { addPrice, createPriceProduct } from '~/features/prices/add-price.server'
import { archivePrice } from '~/features/prices/archive-price.server'
import { findPriceProduct } from '~/features/prices/list-prices.server'
import { renamePriceProduct } from '~/features/prices/rename-product.server'
import { createProductSchema } from '~/features/prices/require-price.server'

const seller = actorOf(makeEmployee({ manageOrders: true }))
const price = { amount: 48_000, currency: 'usd', label: '' }

test('PAY-17 HIST-01 a product is kept here with its prices, which are archived and taken back', () => {
  const idempotencyKey = { key: 'k', scope: seller.id }
  const id = createPriceProduct(seller, { name: 'Landing page', ...price, idempotencyKey })
  expect(createPriceProduct(seller, { name: 'Landing page', ...price, idempotencyKey })).toBe(id)
  const other = addPrice(seller, { productId: id, amount: 3_000, currency: 'jpy', label: 'Japan' })
  renamePriceProduct(seller, { id, name: 'Page', version: 1 })
  archivePrice(seller, { productId: id, priceId: other, active: false })
  const active = () => findPriceProduct(seller, id).prices.find((row) => row.id === other)?.active
  expect(active()).toBe(false)
  archivePrice(seller, { productId: id, priceId: other, active: true })
  expect(active()).toBe(true)
  expect(listHistory('price_products', id, null).rows.map(({ action }) => action)).toEqual([
    'price ¥3,000 taken back',
    'price ¥3,000 archived',
    'renamed',
    'price ¥3,000 added',
    'price $480 added',
    'created',
  ])
  const elsewhere = createPriceProduct(seller, { name: 'Shop', ...price })
  const strange = () =>
    archivePrice(seller, { productId: elsewhere, priceId: other, active: false })
  expect(catchError(strange).status).toBe(404)
})

test('what comes from the payment provider is not changed here', () => {
  const id = createPriceProduct(seller, { name: 'Synced', ...price })
  const [own] = findPriceProduct(seller, id).prices
  db.update(priceProducts).set({ syncedAt: 1 }).where(eq(priceProducts.id, id)).run()
  for (const work of [
    () => addPrice(seller, { productId: id, ...price }),
    () => renamePriceProduct(seller, { id, name: 'x', version: 1 }),
    () => archivePrice(seller, { productId: id, priceId: own?.id ?? '', active: false }),
  ]) {
    expect(catchError(work).code).toBe('price-synced')
  }
  const stranger = actorOf(makeEmployee({ manageRequests: true }))
  expect(catchError(() => createPriceProduct(stranger, { name: 'x', ...price })).status).toBe(403)
})

test('someone who leaves out the name hears of the amount at the same time, and how one is written', () => {
  const { error } = createProductSchema.safeParse({ name: '', amount: 'ten', currency: 'usd' })
  expect(error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
    ['name', 'This field is required'],
    ['amount', 'Enter an amount above 0, such as 12.50'],
  ])
})

test('an amount is read in its currency, and a currency is one of the world', () => {
  const read = (amount: string, currency: string) =>
    createProductSchema.safeParse({ name: 'Page', amount, currency }).data?.amount
  expect(read('1,250.00', 'EUR')).toBe(125_000)
  expect(read('3000', 'jpy')).toBe(3_000)
  for (const [amount, currency] of [
    ['30.5', 'jpy'],
    ['0', 'eur'],
    ['12', 'zzz'],
    ['12', ''],
    ['-1', 'eur'],
    ['1e3', 'eur'],
  ] as const) {
    expect(read(amount, currency)).toBeUndefined()
  }
})
