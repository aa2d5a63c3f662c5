import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { giveFile, usedFiles } from '#tests/fixtures/files'
import { filledIn, makeOrderForm, makePrice } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { guest, makeProject } from '#tests/fixtures/projects'
import { field } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { drafts, fileUses, mail, orders, projects, sessions, users } from '~/db/schema'
import { guestDraftLife } from '~/features/drafts/draft'
import { orderDraftKey } from '~/features/drafts/draft-keys'
import { findOrderDraft } from '~/features/drafts/order-draft.server'
import { tidyDrafts } from '~/features/drafts/tidy-drafts.server'
import { placeAsGuest } from '~/features/orders/place-as-guest.server'
import { placeOrder } from '~/features/orders/place-order.server'
import { mostOrderBytes, saveOrderDraft } from '~/features/orders/save-order-draft.server'
import { limits } from '~/permissions/limits'
import { files } from '~/platform/files/files.server'
import { newToken, tokenHash } from '~/platform/ids.server'

const ofGuest = () => ({ browser: tokenHash(newToken()), userId: null, address: '192.0.2.9' })
const wren = { fullName: 'Wren Pine', password: 'correct horse battery' }
const from = { address: '192.0.2.9', userAgent: 'Test' }
let made = 0
const newEmail = () => {
  made += 1
  return `buyer-${made}@example.com`
}

const accountOf = (email: string) => db.select().from(users).where(eq(users.email, email)).get()
const ordersOf = (userId = '') => db.select().from(orders).where(eq(orders.userId, userId)).all()

test('ORDER-05 a guest’s order makes the account, signs it in and takes the guest’s project along', async () => {
  const form = makeOrderForm({ priceId: makePrice().id })
  const project = makeProject({})
  const email = newEmail()
  const input = { orderFormId: form.id, typed: filledIn(form), ...wren, ...from, email }
  const { placed, signedIn } = await placeAsGuest(guest(project.id), input)
  const account = accountOf(email)
  expect(ordersOf(account?.id)).toMatchObject([{ id: placed.id, status: 'pending_payment' }])
  expect(signedIn.member.id).toBe(account?.id)
  const opened = db
    .select()
    .from(sessions)
    .where(eq(sessions.id, tokenHash(signedIn.token)))
    .get()
  expect(opened?.userId).toBe(account?.id)
  const moved = db.select().from(projects).where(eq(projects.id, project.id)).get()
  expect(moved?.ownerId).toBe(account?.id)
})

test('ORDER-06 an order that is refused makes no account', async () => {
  const form = makeOrderForm()
  const email = newEmail()
  const typed = { ...filledIn(form), 'answer-name': '' }
  const input = { orderFormId: form.id, typed, ...wren, ...from, email }
  await expect(placeAsGuest(guest(), input)).rejects.toMatchObject({ code: 'answers-refused' })
  expect(accountOf(email)).toBeUndefined()
})

test('an email that has an account already is refused, and nothing is ordered', async () => {
  const form = makeOrderForm()
  const known = makeUser()
  const input = { orderFormId: form.id, typed: filledIn(form), ...wren, ...from }
  const answer = placeAsGuest(guest(), { ...input, email: known.email })
  await expect(answer).rejects.toMatchObject({ code: 'email-taken' })
  expect(ordersOf(known.id)).toEqual([])
})

test('an email that staff prepared gets the link that chooses a password, and no order', async () => {
  const form = makeOrderForm()
  const prepared = makeUser({ toCreate: true })
  const input = { orderFormId: form.id, typed: filledIn(form), ...wren, ...from }
  const answer = placeAsGuest(guest(), { ...input, email: prepared.email })
  await expect(answer).rejects.toMatchObject({ code: 'sign-up-mailed' })
  expect(ordersOf(prepared.id)).toEqual([])
  expect(db.select().from(mail).where(eq(mail.to, prepared.email)).all()).toHaveLength(1)
})

test('the form that mailed such a link can be sent again, until the mailbox has had enough', async () => {
  const form = makeOrderForm()
  const prepared = makeUser({ toCreate: true })
  const idempotencyKey = { key: `k-${prepared.id}.same`, scope: 'guest:' }
  const input = { orderFormId: form.id, typed: filledIn(form), idempotencyKey }
  const send = () => placeAsGuest(guest(), { ...input, ...wren, ...from, email: prepared.email })
  for (let n = 0; n < 5; n += 1) await expect(send()).rejects.toThrow('sign-up-mailed')
  await expect(send()).rejects.toMatchObject({ code: 'too-many-tries', status: 429 })
  // Whoever has chosen their password sends it themselves.
  const { number } = placeOrder(actorOf(prepared), input)
  expect(ordersOf(prepared.id)).toMatchObject([{ number }])
})

test('the form of a guest sent twice makes one account and one order, and signs in both times', async () => {
  const form = makeOrderForm()
  const email = newEmail()
  const idempotencyKey = { key: `k-${email}.same`, scope: 'guest:' }
  const input = {
    orderFormId: form.id,
    typed: filledIn(form),
    ...wren,
    ...from,
    email,
    idempotencyKey,
  }
  const [first, again] = await Promise.all([
    placeAsGuest(guest(), input),
    placeAsGuest(guest(), input),
  ])
  expect(again.placed).toEqual(first.placed)
  expect(again.signedIn.member.id).toBe(first.signedIn.member.id)
  expect(ordersOf(first.signedIn.member.id)).toHaveLength(1)
})

const asking = () =>
  makeOrderForm({}, [field({ id: 'name' }), field({ id: 'logo', kind: 'attachment' })])
const brief = (name: string, bytes = 5) => ({
  field: 'answer-logo',
  file: new File([new Uint8Array(bytes)], name),
})

test('a guest’s files are kept by browser and go with the order', async () => {
  const form = asking()
  const buyer = ofGuest()
  const email = newEmail()
  const typed = filledIn(form)
  const order = () =>
    placeAsGuest(guest(), { orderFormId: form.id, typed, buyer, ...wren, ...from, email })
  await expect(order()).rejects.toMatchObject({ code: 'answers-refused' })
  await saveOrderDraft(buyer, {
    orderFormId: form.id,
    values: typed,
    uploads: [brief('brief.bin')],
  })
  // Another browser, and another person in this one, see nothing of it.
  expect(findOrderDraft(db, ofGuest(), form.id)).toBeNull()
  expect(findOrderDraft(db, buyer, form.id)?.files).toMatchObject([{ name: 'brief.bin', size: 5 }])
  const { placed } = await order()
  const row = db.select().from(orders).where(eq(orders.id, placed.id)).get()
  const sent = usedFiles(eq(fileUses.conversationId, row?.conversationId ?? ''))
  expect(sent).toMatchObject([{ field: 'logo', name: 'brief.bin', folder: 'forms' }])
  expect(await files.stat('forms', sent[0]?.file ?? '')).not.toBeNull()
  expect(findOrderDraft(db, buyer, form.id)).toBeNull()
})

test('what somebody signed in has kept is nobody else’s in the same browser', async () => {
  const form = asking()
  const browser = tokenHash(newToken())
  const [first, second] = [makeUser(), makeUser()]
  const of = (userId: string | null) => ({ browser, userId, address: '192.0.2.9' })
  const keep = (userId: string | null, name: string) =>
    saveOrderDraft(of(userId), { orderFormId: form.id, values: { 'answer-name': name } })
  await keep(null, 'begun as a guest')
  expect(findOrderDraft(db, of(first.id), form.id)?.values).toEqual({
    'answer-name': 'begun as a guest',
  })
  await keep(first.id, 'went on')
  expect(findOrderDraft(db, of(second.id), form.id)).toBeNull()
  expect(findOrderDraft(db, of(null), form.id)).toBeNull()
  await keep(second.id, 'another')
  expect(findOrderDraft(db, of(second.id), form.id)?.values).toEqual({ 'answer-name': 'another' })
})

test('what strangers leave is bounded: bytes of an order, tries of an address, days', async () => {
  const form = asking()
  const buyer = ofGuest()
  const half = mostOrderBytes / 2
  const kept = { orderFormId: form.id, values: { 'answer-name': 'Words' } }
  await saveOrderDraft(buyer, { ...kept, uploads: [brief('a.bin', half), brief('b.bin', half)] })
  const more = saveOrderDraft(buyer, { ...kept, uploads: [brief('c.bin', 1)] })
  await expect(more).rejects.toMatchObject({ code: 'order-files-full', status: 413 })
  expect(findOrderDraft(db, buyer, form.id)?.files).toHaveLength(2)
  const address = '198.51.100.7'
  for (let n = 0; n < 30; n += 1) await saveOrderDraft({ ...ofGuest(), address }, kept)
  const next = saveOrderDraft({ ...ofGuest(), address }, kept)
  await expect(next).rejects.toMatchObject({ code: 'too-many-tries', status: 429 })
  const stored = findOrderDraft(db, buyer, form.id)?.files ?? []
  await tidyDrafts(Date.now() + guestDraftLife - 60_000)
  expect(findOrderDraft(db, buyer, form.id)).not.toBeNull()
  await tidyDrafts(Date.now() + guestDraftLife + 60_000)
  expect(findOrderDraft(db, buyer, form.id)).toBeNull()
  const left = await Promise.all(stored.map(({ file }) => files.stat('forms', file)))
  expect(left).toEqual([null, null])
  expect(draftsAt(form.id)).toEqual([])
})

const draftsAt = (orderFormId: string) =>
  db
    .select()
    .from(drafts)
    .where(eq(drafts.draftKey, orderDraftKey(orderFormId)))
    .all()

test('somebody with an account has so many orders begun, in however many browsers', async () => {
  const person = makeUser()
  const begin = (form: { id: string }, buyer = { ...ofGuest(), userId: person.id }) =>
    saveOrderDraft(buyer, {
      ...{ orderFormId: form.id, values: { 'answer-name': 'Words' } },
      uploads: [brief('brief.bin')],
    })
  const shop = Array.from({ length: limits.orderDraftsOfPerson + 2 }, asking)
  const buyer = { ...ofGuest(), userId: person.id }
  const own = () => db.select().from(drafts).where(eq(drafts.userId, person.id)).all()
  const begun = () => own().map(({ draftKey }) => draftKey)
  const [first = asking()] = shop
  await begin(first)
  const [{ file = '' } = {}] = findOrderDraft(db, buyer, first.id)?.files ?? []
  expect(await files.stat('forms', file)).not.toBeNull()
  for (const form of shop.slice(1, limits.orderDraftsOfPerson)) await begin(form)
  expect(begun()).toContain(orderDraftKey(first.id))
  // One more, and one that was begun as a guest.
  const [tenth = asking(), last = asking()] = shop.slice(-2)
  await begin(tenth)
  const asGuest = ofGuest()
  await saveOrderDraft(asGuest, { orderFormId: last.id, values: {} })
  await begin(last, { ...asGuest, userId: person.id })
  expect(begun().toSorted()).toEqual(
    shop
      .slice(2)
      .map(({ id }) => orderDraftKey(id))
      .toSorted(),
  )
  expect(findOrderDraft(db, buyer, first.id)).toBeNull()
  expect(await files.stat('forms', file)).toBeNull()
})

test('more words than anybody writes are not kept', async () => {
  const form = asking()
  const values = { 'answer-nobody-asked': 'x'.repeat(100_001) }
  for (const userId of [null, makeUser().id]) {
    const keeping = saveOrderDraft({ ...ofGuest(), userId }, { orderFormId: form.id, values })
    await expect(keeping).rejects.toMatchObject({ code: 'order-words-full', status: 413 })
  }
  expect(draftsAt(form.id)).toEqual([])
})

test('files of guests are bounded by the hour and address, and in all, also in a draft that is there', async () => {
  const form = asking()
  const kept = { orderFormId: form.id, values: { 'answer-name': 'Words' } }
  const address = '203.0.113.5'
  const there = { ...ofGuest(), address: '203.0.113.6' }
  await saveOrderDraft(there, kept)
  const hour = 60 * 60 * 1000
  const old = { ...ofGuest(), address }
  await saveOrderDraft(old, { ...kept, uploads: [brief('old.bin')] })
  const fill = (bytes: number, savedAt: number) => {
    const draftId = newToken()
    const at = { browser: draftId, draftKey: orderDraftKey(form.id), values: {}, savedAt }
    db.insert(drafts)
      .values({ id: draftId, ...at })
      .run()
    const facts = { folder: 'forms', name: 'a', type: 'a/b', size: bytes } as const
    giveFile({ draftId, field: 'answer-logo' }, { ...facts, createdAt: savedAt })
    return draftId
  }
  // What is still being filled in keeps its room; what nobody touched for an hour gives way.
  const now = fill(2 * 1024 ** 3 - 10, Date.now())
  const one = () => saveOrderDraft(there, { ...kept, uploads: [brief('a.bin', 9)] })
  await expect(one()).rejects.toMatchObject({ code: 'no-room-for-guests', status: 503 })
  const aged = { savedAt: Date.now() - hour - 1 }
  db.update(drafts).set(aged).where(eq(drafts.id, now)).run()
  await one()
  expect(findOrderDraft(db, there, form.id)?.files).toMatchObject([{ name: 'a.bin' }])
  expect(db.select().from(drafts).where(eq(drafts.id, now)).all()).toEqual([])
  // An address leaves three whole orders in an hour.
  const large = 25 * 1024 * 1024
  for (let n = 0; n < 6; n += 1) {
    await saveOrderDraft({ ...ofGuest(), address }, { ...kept, uploads: [brief('b.bin', large)] })
  }
  const more = saveOrderDraft({ ...ofGuest(), address }, { ...kept, uploads: [brief('c.bin')] })
  await expect(more).rejects.toMatchObject({ code: 'too-many-tries', status: 429 })
})

test('a guest’s orders are so many an hour from an address: each mails whoever was typed', async () => {
  const form = makeOrderForm()
  const place = (address: string, email = newEmail()) =>
    placeAsGuest(guest(), {
      ...{ orderFormId: form.id, typed: filledIn(form), ...wren, email },
      ...{ address, userAgent: 'Test' },
    })
  for (let n = 0; n < 20; n += 1) await place('203.0.113.77')
  const next = newEmail()
  await expect(place('203.0.113.77', next)).rejects.toMatchObject({ code: 'too-many-orders' })
  expect([accountOf(next), db.select().from(mail).where(eq(mail.to, next)).all()]).toEqual([
    undefined,
    [],
  ])
  await place('203.0.113.78', next)
})

test('somebody places so many orders an hour; staff as many as they like', () => {
  const form = makeOrderForm()
  const client = makeUser({ role: 'client' })
  const order = (by: typeof client) => () =>
    placeOrder(actorOf(by), { orderFormId: form.id, typed: filledIn(form), clientId: client.id })
  for (let n = 0; n < 30; n += 1) order(client)()
  expect(catchError(order(client))).toMatchObject({ code: 'too-many-orders', status: 429 })
  const employee = makeEmployee()
  for (let n = 0; n < 31; n += 1) order(employee)()
})
