import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { makeProfile } from '#tests/fixtures/notifications'
import {
  filledIn,
  makeOrderForm,
  makeOrderType,
  makePrice,
  makeTerms,
} from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { join } from '#tests/fixtures/profiles'
import { field } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import {
  formVersions,
  orderForms,
  orders,
  orderTerms,
  priceProducts,
  termVersions,
} from '~/db/schema'
import { errorsInOrder, wasPlaced } from '~/features/orders/errors-in-order.server'
import { formOnSale, newInOrder, wordsTyped } from '~/features/orders/form-on-sale.server'
import { isSelling, listOffers, offerPicture } from '~/features/orders/list-offers.server'
import { fileControls, nameOnSale, offerOf, termsOnSale } from '~/features/orders/offer.server'
import { orderClient } from '~/features/orders/order-client.server'
import { placeOrder } from '~/features/orders/place-order.server'
import { saveOrderDraft } from '~/features/orders/save-order-draft.server'
import { newId, newToken, tokenHash } from '~/platform/ids.server'
import { dueFrom } from '~/shared/clock'

const client = makeUser({ role: 'client', fullName: 'Nadia Hollis' })
const stranger = { browser: null, userId: null, address: '192.0.2.1' }

/** Another version of the questions of a form. */
function publishAgain(form: ReturnType<typeof makeOrderForm>, fields: ReturnType<typeof field>[]) {
  const id = newId()
  db.insert(formVersions)
    .values({ id, formId: form.formId, number: 2, fields, publishedAt: 2 })
    .run()
  return id
}

test('ORDER-01 ORDER-03 what is on sale is published, has questions, and a price that is for sale or none', () => {
  expect([isSelling(), listOffers()]).toEqual([false, []])
  const sold = { productImage: 'a.png' }
  const asked = [makePrice({ amount: 9_900, currency: 'eur' }), makePrice(), makePrice()] as const
  const typeId = makeOrderType()
  const later = makeOrderForm({ ...sold, createdAt: 20 })
  const first = makeOrderForm({
    ...{ ...sold, createdAt: 10, priceId: asked[0].id, orderTypeId: typeId },
    ...{ description: 'Two rounds', deliveryTime: 3, deliveryUnit: 'weeks' },
  })
  const hidden = makeOrderForm({ ...sold, published: false })
  const archived = makeOrderForm({ ...sold, priceId: asked[1].id })
  const product = eq(priceProducts.id, asked[1].productId)
  db.update(priceProducts).set({ active: false }).where(product).run()
  const unasked = makeOrderForm(sold)
  db.delete(formVersions).where(eq(formVersions.formId, unasked.formId)).run()

  expect(listOffers()).toMatchObject([
    {
      ...{ id: first.id, name: first.productName, description: 'Two rounds', picture: 'a.png' },
      ...{ time: 3, unit: 'weeks', price: { amount: 9_900, currency: 'eur' }, typeId },
    },
    { id: later.id, price: null, typeId: null, typeName: null },
  ])
  expect(isSelling()).toBe(true)
  for (const { id, productName } of [first, later]) {
    expect([offerPicture(id), nameOnSale(id), offerOf(db, id)?.form.id]).toEqual([
      ...['a.png', productName, id],
    ])
  }
  for (const { id } of [hidden, archived, unasked, { id: 'none' }]) {
    expect([offerPicture(id), nameOnSale(id), fileControls(id), termsOnSale(id)]).toEqual(
      Array(4).fill(null),
    )
    expect([offerOf(db, id), formOnSale(stranger, { orderFormId: id, clientId: null })]).toEqual([
      null,
      null,
    ])
  }
  expect(offerOf(db, first.id)?.typeName).toMatch(/^Order type/)
  expect(offerOf(db, later.id)?.typeName).toBe('')
  db.update(orderForms).set({ published: false }).run()
  expect(isSelling()).toBe(false)
})

test('TERM-05 buyers are shown the newest version of terms that are published', () => {
  const [terms, other] = [makeTerms('Old words'), makeTerms('Others')]
  const form = makeOrderForm({ termId: terms.id })
  expect(termsOnSale(form.id)).toMatchObject({ id: terms.versionId, text: 'Old words', number: 1 })
  const at = { termId: terms.id, name: 'Terms', createdAt: 2 }
  db.insert(termVersions)
    .values({ id: 'v2', number: 2, text: 'New words', ...at })
    .run()
  expect(termsOnSale(form.id)).toMatchObject({ id: 'v2', text: 'New words', number: 2 })
  db.update(orderTerms).set({ published: false }).where(eq(orderTerms.id, terms.id)).run()
  expect(termsOnSale(form.id)).toBeNull()
  expect(termsOnSale(makeOrderForm({ termId: other.id }).id)?.text).toBe('Others')
  expect(termsOnSale(makeOrderForm().id)).toBeNull()
})

test('ORDER-02 the form shows what is included, when it is due, whose companies there are and what was begun', async () => {
  const form = makeOrderForm(
    { includes: 'A logo\n \nA card', deliveryTime: 2, deliveryUnit: 'days', description: 'Words' },
    [field({ id: 'name' }), field({ id: 'logo', kind: 'attachment' })],
  )
  const company = makeProfile(client.id, 'Saltmarsh Kayaks')
  const buyer = { ...stranger, browser: tokenHash(newToken()), userId: client.id }
  const now = Date.UTC(2026, 10, 22, 9)
  const open = (clientId: string | null) =>
    formOnSale(buyer, { orderFormId: form.id, clientId }, now)
  expect(open(client.id)).toMatchObject({
    ...{ id: form.id, name: form.productName, description: 'Words' },
    includes: ['A logo', 'A card'],
    version: { id: form.versionId },
    dueAt: dueFrom(now, { time: 2, unit: 'days' }, 'UTC'),
    profiles: [{ id: company.id, name: 'Saltmarsh Kayaks' }],
    draft: null,
  })
  expect(open(null)?.profiles).toEqual([])
  expect(fileControls(form.id)).toEqual(['answer-logo'])
  const file = new File(['%PDF-1.4'], 'brief.pdf')
  const uploads = [{ field: 'answer-logo', file }]
  await saveOrderDraft(buyer, { orderFormId: form.id, values: { 'answer-name': 'Bo' }, uploads })
  // Where its files lie is not told.
  const { draft } = open(client.id) ?? {}
  expect(draft?.values).toEqual({ 'answer-name': 'Bo' })
  expect(Object.keys(draft?.files[0] ?? {}).toSorted()).toEqual(
    ['field', 'id', 'name', 'size', 'type'].toSorted(),
  )
})

test('the new questions of a form that has changed since are named, and the answers keep their questions', () => {
  const [name, size] = [field({ id: 'name', label: 'Name' }), field({ id: 'size', label: 'Size' })]
  const form = makeOrderForm({}, [name])
  const other = makeOrderForm()
  const newest = publishAgain(form, [{ ...name, label: 'Your name' }, size])
  const sold = formOnSale(stranger, { orderFormId: form.id, clientId: null })
  if (!sold) throw new Error('not on sale')
  expect(sold.version.id).toBe(newest)
  expect(newInOrder(sold, form.versionId)).toEqual(['size'])
  for (const earlier of [newest, 'none', undefined, [form.versionId]]) {
    expect(newInOrder(sold, earlier)).toEqual([])
  }
  const typed = { 'answer-name': ' Bo ', 'answer-size': ['S', 'M'] }
  const words = (formVersion?: string) =>
    wordsTyped(form.id, formVersion ? { ...typed, formVersion } : typed)
  expect(words(form.versionId)).toEqual([{ label: 'Name', text: 'Bo' }])
  const asNow = [
    { label: 'Your name', text: 'Bo' },
    { label: 'Size', text: 'S\nM' },
  ]
  // The version of another form says nothing of this one.
  for (const version of [newest, other.versionId, 'none', undefined]) {
    expect(words(version), version).toEqual(asNow)
  }
  expect(wordsTyped(form.id, { 'answer-name': ' ' })).toEqual([])
  expect(wordsTyped('none', typed)).toEqual([])
})

test('ORDER-08 errors of an order are beside its fields; an order of something not on sale is refused', async () => {
  const terms = makeTerms()
  const form = makeOrderForm({ termId: terms.id }, [
    field({ id: 'name' }),
    field({ id: 'logo', kind: 'attachment' }),
  ])
  const buyer = { ...stranger, browser: tokenHash(newToken()), userId: client.id }
  const right = { ...filledIn(form), termVersion: terms.versionId, accept: 'on' }
  const errors = (typed: Record<string, string>, clientId: string | null = client.id) =>
    errorsInOrder(buyer, { orderFormId: form.id, clientId, typed: { ...right, ...typed } })
  expect(Object.keys(errors({ 'answer-name': '', accept: '' }))).toEqual([
    ...['answer-name', 'answer-logo', 'accept'],
  ])
  const uploads = [{ field: 'answer-logo', file: new File(['abc'], 'a.txt') }]
  await saveOrderDraft(buyer, { orderFormId: form.id, values: {}, uploads })
  expect(errors({})).toEqual({})
  // Companies are those of the client alone, and of members who may see its work.
  const mine = makeProfile(client.id)
  const [shared, hidden, another] = [makeUser(), makeUser(), makeUser()].map(({ id }) =>
    makeProfile(id),
  ) as [typeof mine, typeof mine, typeof mine]
  join(shared.id, client.id)
  join(hidden.id, client.id, { work: false })
  for (const id of [mine.id, shared.id, '']) expect(errors({ for: id })).toEqual({})
  for (const id of [hidden.id, another.id, 'none']) {
    expect(Object.keys(errors({ for: id }))).toEqual(['for'])
  }
  expect(Object.keys(errors({ for: mine.id }, null))).toEqual(['for'])
  // Also for somebody with more companies than a form offers.
  const last = Array.from({ length: 101 }, () => makeProfile(client.id, 'Zz')).at(-1)
  expect(errors({ for: last?.id ?? '' })).toEqual({})
  const asked = { orderFormId: 'none', clientId: client.id, typed: right }
  expect(catchError(() => errorsInOrder(buyer, asked))).toMatchObject({
    code: 'off-sale',
    status: 409,
  })
  for (const [name, code] of [
    ['formVersion', 'form-changed'],
    ['termVersion', 'terms-changed'],
    ['seenPrice', 'price-changed'],
  ] as const) {
    expect(catchError(() => errors({ [name]: 'older' }))).toMatchObject({ code, status: 409 })
  }
})

test('an order is placed for the company that was chosen, and named after what is sold where nothing was', () => {
  const form = makeOrderForm({ orderTypeId: makeOrderType() }, [
    field({ id: 'name', required: false }),
  ])
  const company = makeProfile(client.id)
  const idempotencyKey = { key: 'k.placed', scope: client.id }
  expect(wasPlaced({ userId: client.id }, idempotencyKey)).toBe(false)
  const typed = { ...filledIn(form), 'answer-name': '', for: company.id }
  const input = { orderFormId: form.id, typed, idempotencyKey }
  const { id } = placeOrder(actorOf(client), input)
  expect(wasPlaced({ userId: client.id }, idempotencyKey)).toBe(true)
  expect(wasPlaced({ userId: client.id }, undefined)).toBe(false)
  expect(db.select().from(orders).where(eq(orders.id, id)).get()).toMatchObject({
    companyProfileId: company.id,
    title: form.productName,
    typeName: expect.stringMatching(/^Order type/),
    termVersionId: null,
    projectId: null,
  })
})

test('ORDER-07 staff choose for which client an order is; anybody else orders for themselves', () => {
  const staff = actorOf(makeEmployee())
  expect(orderClient(staff, client.id)).toEqual({ id: client.id, name: 'Nadia Hollis' })
  for (const id of [null, 'none', staff.id]) expect(orderClient(staff, id)).toBeNull()
  const other = makeUser()
  expect(orderClient(actorOf(other), client.id)).toEqual({ id: other.id, name: other.fullName })
})
