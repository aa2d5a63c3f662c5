import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'

Object.assign(process.env, { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' })
const { filledIn, makeOrderForm, makePrice } = await import('#tests/fixtures/orders')
const { callLoader } = await import('#tests/fixtures/http')
const { actorOf, makeEmployee, signIn } = await import('#tests/fixtures/people')
const { guest } = await import('#tests/fixtures/projects')
const { db } = await import('~/db/client.server')
const { orders, priceProducts, users } = await import('~/db/schema')
const { choicesFor } = await import('~/features/order-forms/choices.server')
const { findOrderForm } = await import('~/features/order-forms/find-form.server')
const { listOrderForms } = await import('~/features/order-forms/list-forms.server')
const { publishOrderForm, unpublishOrderForm } = await import(
  '~/features/order-forms/publish-order-form.server'
)
const { updateOrderForm } = await import('~/features/order-forms/update-form.server')
const { listOffers } = await import('~/features/orders/list-offers.server')
const { offerOf } = await import('~/features/orders/offer.server')
const { placeAsGuest } = await import('~/features/orders/place-as-guest.server')
const { addPrice, createPriceProduct } = await import('~/features/prices/add-price.server')
const { listPriceProducts } = await import('~/features/prices/list-prices.server')
const { loader: newProduct } = await import('~/routes/order-studio/prices/new')

const seller = actorOf(makeEmployee({ manageOrders: true }))
const facts = (id: string) => findOrderForm(seller, id)
const listed = (id: string) =>
  listOrderForms(seller, { q: '', type: '', state: '' }, null).forms.find((form) => form.id === id)

/** A price as the synchronisation keeps it. */
function syncedPrice() {
  const price = makePrice()
  db.update(priceProducts).set({ syncedAt: 1 }).where(eq(priceProducts.id, price.productId)).run()
  return price
}

test('PAY-17 when Stripe takes the money only prices that came from there are offered and sold', () => {
  const [own, theirs] = [makePrice(), syncedPrice()]
  const kept = makeOrderForm({ priceId: own.id }).id
  const sold = makeOrderForm({ priceId: theirs.id }).id
  const free = makeOrderForm().id
  expect([kept, sold, free].map((id) => offerOf(db, id) !== null)).toEqual([false, true, true])
  expect(listOffers().map(({ id }) => id)).toEqual([sold, free].sort())
  expect([kept, sold, free].map((id) => [facts(id).offSale, listed(id)?.offSale])).toEqual([
    ...[
      ['unsynced', 'unsynced'],
      [null, null],
      [null, null],
    ],
  ])
  // What a form has stays among its choices, and says what is wrong with it.
  const choices = (id: string) => choicesFor(facts(id)).prices.map((one) => [one.id, one.offSale])
  expect(choices(free)).toEqual([[theirs.id, null]])
  expect(choices(kept)).toEqual([
    [own.id, 'unsynced'],
    [theirs.id, null],
  ])
  const choose = () => updateOrderForm(seller, { ...facts(free), priceId: own.id })
  expect(catchError(choose)).toMatchObject({ code: 'price-unknown', field: 'priceId' })
  unpublishOrderForm(seller, { id: kept })
  const publish = () => publishOrderForm(seller, { id: kept })
  expect(catchError(publish)).toMatchObject({ code: 'price-unsynced', status: 409 })
  updateOrderForm(seller, { ...facts(kept), priceId: theirs.id })
  publishOrderForm(seller, { id: kept })
  expect(offerOf(db, kept)?.price?.id).toBe(theirs.id)
})

test('PAY-17 a guest who orders at a price that is not from Stripe gets neither account nor order', async () => {
  const form = makeOrderForm({ priceId: makePrice().id })
  const email = 'guest@example.com'
  const ordered = placeAsGuest(guest(), {
    ...{ orderFormId: form.id, typed: filledIn(form), email },
    ...{ fullName: 'Wren Pine', password: 'correct horse battery' },
    ...{ address: '192.0.2.9', userAgent: 'Test' },
  })
  await expect(ordered).rejects.toMatchObject({ code: 'off-sale', status: 409 })
  expect(db.select().from(users).where(eq(users.email, email)).all()).toEqual([])
  expect(db.select().from(orders).where(eq(orders.orderFormId, form.id)).all()).toEqual([])
})

test('PAY-17 when Stripe takes the money prices are made there alone', async () => {
  const { productId } = makePrice()
  const price = { amount: 48_000, currency: 'usd', label: '' }
  for (const work of [
    () => createPriceProduct(seller, { name: 'Kit', ...price }),
    () => addPrice(seller, { productId, ...price }),
  ]) {
    expect(catchError(work)).toMatchObject({ code: 'prices-at-stripe', status: 409 })
  }
  // Nobody is given a form that can only be refused.
  const cookie = await signIn(makeEmployee({ manageOrders: true }))
  expect(await callLoader(newProduct, { url: '/orders/prices/new', cookie })).toMatchObject({
    ...{ status: 409, data: { error: { code: 'prices-at-stripe' } } },
  })
  const product = listPriceProducts(seller).find(({ id }) => id === productId)
  expect(product?.prices.map(({ offSale }) => offSale)).toEqual(['unsynced'])
})
