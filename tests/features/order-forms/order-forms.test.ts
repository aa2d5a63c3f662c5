import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { makeOrderForm, makePrice, makeTerms, storeOrderRow } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { fileOf, makePicture } from '#tests/fixtures/pictures'
import { field } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import {
  drafts,
  forms,
  formVersions,
  orderForms,
  orders,
  priceProducts,
  prices,
  webhookDeliveries,
} from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { orderDraftKey } from '~/features/drafts/draft-keys'
import { queueWebhook } from '~/features/events/queue-webhook.server'
import { addField } from '~/features/forms/add-field.server'
import { currentVersion } from '~/features/forms/current-version.server'
import { publishForm } from '~/features/forms/publish-form.server'
import { listHistory } from '~/features/history/list-history.server'
import { choicesFor } from '~/features/order-forms/choices.server'
import { createOrderForm } from '~/features/order-forms/create-form.server'
import { deleteOrderForm } from '~/features/order-forms/delete-form.server'
import { duplicateOrderForm } from '~/features/order-forms/duplicate-form.server'
import { findBuiltOrderForm, findOrderForm } from '~/features/order-forms/find-form.server'
import { countOrderForms, listOrderForms } from '~/features/order-forms/list-forms.server'
import { editOrderFormSchema } from '~/features/order-forms/order-form-schema.server'
import {
  publishOrderForm,
  unpublishOrderForm,
} from '~/features/order-forms/publish-order-form.server'
import { setProductImage } from '~/features/order-forms/set-product-image.server'
import { updateOrderForm } from '~/features/order-forms/update-form.server'
import { listOffers } from '~/features/orders/list-offers.server'
import { offerOf } from '~/features/orders/offer.server'
import { saveOrderDraft } from '~/features/orders/save-order-draft.server'
import { webhookMessages } from '~/messages/webhooks'
import { files } from '~/platform/files/files.server'

const seller = actorOf(makeEmployee({ manageOrders: true, fullName: 'Ravi Okonjo' }))
const onSale = (id: string) => transaction((tx) => offerOf(tx, id)) !== null
const all = { q: '', type: '', state: '' } as const
const listed = (id: string) =>
  listOrderForms(seller, all, null).forms.find((form) => form.id === id)
const facts = (id: string) => findOrderForm(seller, id)

test('FORM-01 FORM-02 HIST-01 a form is created once, edited and listed', () => {
  const idempotencyKey = { key: 'k', scope: seller.id }
  const id = createOrderForm(seller, { name: 'Landing page', idempotencyKey })
  expect(createOrderForm(seller, { name: 'Landing page', idempotencyKey })).toBe(id)
  const same = () => createOrderForm(seller, { name: 'landing page' })
  expect(catchError(same)).toMatchObject({ code: 'order-form-taken', field: 'name' })

  const price = makePrice({ amount: 48_000, currency: 'usd' })
  const terms = makeTerms()
  const person = makeEmployee({ fullName: 'Elif Varga' })
  updateOrderForm(seller, {
    ...facts(id),
    productName: 'Page',
    priceId: price.id,
    termId: terms.id,
    assigneeId: person.id,
    followers: [person.id],
    autoResponse: 'Thank you',
    autoResponseSenderId: person.id,
    webhook: 'https://hooks.example.com/a',
    priority: 'high',
    version: 1,
  })
  expect(facts(id)).toMatchObject({ priceId: price.id, followers: [person.id], version: 2 })
  expect(listed(id)).toMatchObject({
    name: 'Landing page',
    productName: 'Page',
    price: { amount: 48_000, currency: 'usd' },
    state: 'draft',
    assignee: { name: 'Elif Varga' },
  })
  const stale = () => updateOrderForm(seller, { ...facts(id), name: 'Mine', version: 1 })
  expect(catchError(stale)).toMatchObject({ code: 'stale', stored: { productName: 'Page' } })
  const said = listHistory('order_forms', id, null).rows.map(({ action }) => action)
  expect(said).toEqual(['updated', 'created'])
})

test('PAY-17 FORM-02 only what is for sale, published and of the studio can be newly chosen', () => {
  const id = createOrderForm(seller, { name: 'Choices' })
  const archived = makePrice()
  db.update(prices).set({ active: false }).where(eq(prices.id, archived.id)).run()
  const chosen = (more: object) => () => updateOrderForm(seller, { ...facts(id), ...more })
  expect(choicesFor(facts(id)).prices.map((price) => price.id)).not.toContain(archived.id)
  expect(catchError(chosen({ priceId: archived.id }))).toMatchObject({
    code: 'price-unknown',
    field: 'priceId',
  })
  expect(catchError(chosen({ priceId: 'price_none' })).code).toBe('price-unknown')
  expect(catchError(chosen({ termId: 'none' }))).toMatchObject({ code: 'term-unknown' })
  expect(catchError(chosen({ assigneeId: makeUser().id }))).toMatchObject({ code: 'not-staff' })
  expect(catchError(chosen({ followers: [makeUser().id] })).code).toBe('not-staff')
  expect(catchError(chosen({ autoResponseSenderId: makeUser().id })).code).toBe('not-staff')
})

test('FORM-06 what waits for a webhook that is taken away is given up; its log stays within reach', () => {
  const webhook = 'https://hooks.example.com/old'
  const { id } = makeOrderForm({ webhook })
  transaction((tx) => queueWebhook(tx, { ownerId: id, url: webhook, text: 'Word' }))
  const word = () =>
    db.select().from(webhookDeliveries).where(eq(webhookDeliveries.ownerId, id)).get()
  updateOrderForm(seller, { ...facts(id), name: 'Renamed', version: 1 })
  expect(word()).toMatchObject({ status: 'queued' })
  updateOrderForm(seller, { ...facts(id), webhook: null, version: 2 })
  expect(word()).toMatchObject({ status: 'dead', lastError: webhookMessages.addressGone })
  expect([facts(id), facts(makeOrderForm().id)].map(({ webhookLog }) => webhookLog)).toEqual([
    ...[true, false],
  ])
})

test('FORM-02 RTYPE-05 a message needs a sender, and a webhook a public address', () => {
  const sent = {
    name: 'Form',
    productName: 'Page',
    priority: 'low',
    deliveryTime: '2',
    deliveryUnit: 'days',
    version: '1',
  }
  const wrong = (more: object) =>
    editOrderFormSchema.safeParse({ ...sent, ...more }).error?.issues.map(({ path }) => path.join())
  expect(wrong({})).toBeUndefined()
  expect(wrong({ autoResponse: 'Thank you' })).toEqual(['autoResponseSenderId'])
  for (const webhook of ['http://192.168.0.7/hook', 'http://localhost', 'ftp://example.com/hook']) {
    expect(editOrderFormSchema.safeParse({ ...sent, webhook }).error?.issues).toMatchObject([
      { path: ['webhook'], message: 'Must be a valid URL' },
    ])
  }
  expect(wrong({ deliveryTime: '0' })).toEqual(['deliveryTime'])
})

test('FORM-03 FORM-04 publishing puts a form on sale with its questions; unpublishing takes it off', () => {
  const id = createOrderForm(seller, { name: 'Design call' })
  const { formId } = findBuiltOrderForm(seller, id)
  publishOrderForm(seller, { id })
  expect(onSale(id)).toBe(true)
  const first = transaction((tx) => currentVersion(tx, formId))
  expect(first).toMatchObject({ number: 1, fields: [] })
  addField(seller, { formId, kind: 'text' })
  expect(publishForm(seller, { formId, version: 2 })).toBe(2)
  unpublishOrderForm(seller, { id })
  expect(onSale(id)).toBe(false)
  expect(facts(id).state).toBe('unpublished')
  publishOrderForm(seller, { id })
  // What was published of its questions stays as it is.
  expect(transaction((tx) => currentVersion(tx, formId))?.number).toBe(2)

  const unready = createOrderForm(seller, { name: 'Unready' })
  addField(seller, { formId: findBuiltOrderForm(seller, unready).formId, kind: 'select' })
  const publish = () => publishOrderForm(seller, { id: unready })
  expect(catchError(publish)).toMatchObject({ code: 'form-incomplete', status: 409 })
  expect(facts(unready).state).toBe('draft')
})

test('FORM-03 a form whose price was archived is off sale, and staff are told', () => {
  const price = makePrice()
  const id = makeOrderForm({ priceId: price.id }).id
  expect([onSale(id), listed(id)?.offSale, facts(id).offSale]).toEqual([true, null, null])
  db.update(prices).set({ active: false }).where(eq(prices.id, price.id)).run()
  expect([onSale(id), listed(id)?.offSale, facts(id).offSale]).toEqual([
    false,
    'archived',
    'archived',
  ])
  db.update(prices).set({ active: true }).where(eq(prices.id, price.id)).run()
  const own = eq(priceProducts.id, price.productId)
  db.update(priceProducts).set({ active: false }).where(own).run()
  expect([onSale(id), listed(id)?.offSale, facts(id).offSale]).toEqual([
    ...[false, 'archived', 'archived'],
  ])
  unpublishOrderForm(seller, { id })
  expect(listed(id)?.offSale).toBe(null)
  expect(catchError(() => publishOrderForm(seller, { id })).code).toBe('price-archived')
  updateOrderForm(seller, { ...facts(id), priceId: null })
  publishOrderForm(seller, { id })
  expect(onSale(id)).toBe(true)
})

test('FORM-07 FILE-07 a deleted form takes its questions and picture along; its orders stay readable', async () => {
  const form = makeOrderForm()
  const upload = fileOf(await makePicture('png', 40, 20), 'kit.png', 'image/png')
  await setProductImage(seller, { id: form.id, upload })
  const own = db.select().from(orderForms).where(eq(orderForms.id, form.id))
  const image = own.get()?.productImage ?? ''
  expect(await files.list('forms')).toContain(image)
  const kept = makeOrderForm()
  const order = storeOrderRow(kept, makeUser().id)
  await deleteOrderForm(seller, { id: form.id })
  await deleteOrderForm(seller, { id: kept.id })
  expect(await files.list('forms')).not.toContain(image)
  const versions = (formId: string) =>
    db.select().from(formVersions).where(eq(formVersions.formId, formId)).all()
  expect(versions(form.formId)).toEqual([])
  expect(versions(kept.formId)).toMatchObject([{ id: order.formVersionId }])
  const left = db.select().from(orders).where(eq(orders.id, order.id)).get()
  expect(left).toMatchObject({ orderFormId: null, formName: kept.name })
  expect(db.select().from(orderForms).where(eq(orderForms.id, form.id)).get()).toBeUndefined()
})

test('FORM-01 the list is narrowed by state, type and words, and counts what it shows', () => {
  const before = countOrderForms(seller, all)
  const id = createOrderForm(seller, { name: 'Trade fair 100% stand' })
  expect(countOrderForms(seller, all)).toEqual({
    ...before,
    all: before.all + 1,
    draft: before.draft + 1,
  })
  const found = (question: object) =>
    listOrderForms(seller, { ...all, ...question }, null).forms.some((form) => form.id === id)
  expect(found({ state: 'draft' })).toBe(true)
  expect(found({ state: 'published' })).toBe(false)
  expect(found({ q: '100%' })).toBe(true)
  expect(found({ q: '100_' })).toBe(false)
  expect(found({ type: 'none' })).toBe(false)
})

test('GUARD-43 order forms are for people who manage orders', () => {
  const id = createOrderForm(seller, { name: 'Guarded' })
  const stranger = actorOf(makeEmployee({ manageRequests: true, manageAllRequests: true }))
  for (const work of [
    () => findOrderForm(stranger, id),
    () => listOrderForms(stranger, all, null),
    () => createOrderForm(stranger, { name: 'x' }),
    () => publishOrderForm(stranger, { id }),
    () => unpublishOrderForm(stranger, { id }),
    () => updateOrderForm(stranger, facts(id)),
  ]) {
    expect(catchError(work).status).toBe(403)
  }
})

const draftOf = (id: string) =>
  db
    .select({ draft: forms.draft })
    .from(forms)
    .innerJoin(orderForms, eq(orderForms.formId, forms.id))
    .where(eq(orderForms.id, id))
    .get()?.draft ?? []

test('FORM-02 HIST-01 a form is duplicated with picture, people, settings and questions; the copy is not on sale', async () => {
  const person = makeEmployee()
  const price = makePrice()
  const terms = makeTerms()
  const id = createOrderForm(seller, { name: 'Original' })
  const upload = fileOf(await makePicture('png'), 'kit.png', 'image/png')
  await setProductImage(seller, { id, upload })
  updateOrderForm(seller, {
    ...facts(id),
    productName: 'Kit',
    includes: 'One page',
    priceId: price.id,
    termId: terms.id,
    assigneeId: person.id,
    followers: [person.id],
    webhook: 'https://hooks.example.com/b',
    version: 1,
  })
  const { formId } = db.select().from(orderForms).where(eq(orderForms.id, id)).get() ?? {}
  addField(seller, { formId: formId ?? '', kind: 'text' })
  publishOrderForm(seller, { id })

  const idempotencyKey = { key: 'copy', scope: seller.id }
  const before = (await files.list('forms')).length
  const copy = await duplicateOrderForm(seller, { id, name: 'Original copy', idempotencyKey })
  expect(await duplicateOrderForm(seller, { id, name: 'Original copy', idempotencyKey })).toBe(copy)
  const pictured = (await files.list('forms')).length - before
  // The picture with its three sizes, once.
  expect(pictured).toBe(4)
  const { id: _, name, productImage, state, version, webhookOffAt, ...same } = facts(id)
  expect(facts(copy)).toMatchObject({ ...same, name: 'Original copy', state: 'draft', version: 1 })
  expect(facts(copy).productImage).not.toBe(productImage)
  const [ours, theirs] = [draftOf(id), draftOf(copy)]
  expect(ours).toHaveLength(1)
  expect(theirs).toEqual([{ ...ours[0], id: expect.any(String) }])
  expect(theirs[0]?.id).not.toBe(ours[0]?.id)
  expect(onSale(copy)).toBe(false)
  expect(listHistory('order_forms', copy, null).rows.map(({ action }) => action)).toEqual([
    'duplicated',
  ])
  // Deleted with its own picture; the original keeps its own.
  await deleteOrderForm(seller, { id: copy })
  expect((await files.list('forms')).length).toBe(before)
})

test('a copy needs a name of its own and somebody who manages orders; nothing is left of it else', async () => {
  const id = createOrderForm(seller, { name: 'Taken' })
  await setProductImage(seller, {
    id,
    upload: fileOf(await makePicture('png'), 'k.png', 'image/png'),
  })
  const before = (await files.list('forms')).length
  await expect(duplicateOrderForm(seller, { id, name: 'taken' })).rejects.toMatchObject({
    code: 'order-form-taken',
  })
  const nobody = actorOf(makeEmployee())
  await expect(duplicateOrderForm(nobody, { id, name: 'Mine' })).rejects.toMatchObject({
    status: 403,
  })
  await expect(duplicateOrderForm(seller, { id: 'none', name: 'Mine' })).rejects.toMatchObject({
    status: 404,
  })
  expect((await files.list('forms')).length).toBe(before)
})

test('FORM-07 what people have begun to fill in goes with the form, its files too', async () => {
  const form = makeOrderForm({}, [field({ id: 'logo', kind: 'attachment' })])
  const kept = makeOrderForm({}, [field({ id: 'logo', kind: 'attachment' })])
  const before = (await files.list('forms')).length
  for (const [browser, { id }] of [
    ['one', form],
    ['two', form],
    ['one', kept],
  ] as const) {
    const file = new File([Buffer.from('%PDF-1.4')], 'brief.pdf')
    await saveOrderDraft(
      { browser, userId: null, address: '192.0.2.7' },
      { orderFormId: id, values: {}, uploads: [{ field: 'answer-logo', file }] },
    )
  }
  expect((await files.list('forms')).length).toBe(before + 3)
  await deleteOrderForm(seller, { id: form.id })
  expect((await files.list('forms')).length).toBe(before + 1)
  expect(
    db
      .select()
      .from(drafts)
      .all()
      .map(({ draftKey }) => draftKey),
  ).toEqual([orderDraftKey(kept.id)])
})

test('ORDER-01 what is sold under a product that was archived is not offered, as it cannot be ordered', () => {
  const price = makePrice()
  const { id } = makeOrderForm({ priceId: price.id })
  const offered = () => listOffers().some((offer) => offer.id === id)
  expect(offered()).toBe(true)
  db.update(priceProducts).set({ active: false }).where(eq(priceProducts.id, price.productId)).run()
  expect(onSale(id)).toBe(false)
  expect(offered()).toBe(false)
})
