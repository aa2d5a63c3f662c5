import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { errorCode } from '#tests/fixtures/errors'
import { publishedBy } from '#tests/fixtures/notifications'
import { makeOrderForm } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { makeType } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { logHistory, orderForms, requestTypes, webhookDeliveries } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { queueWebhook } from '~/features/events/queue-webhook.server'
import { webhookOfForm, webhookOfType } from '~/features/webhooks/find-webhook.server'
import { listDeliveries } from '~/features/webhooks/list-deliveries.server'
import { sendAgain, switchWebhookOn } from '~/features/webhooks/send-again.server'
import { signWebhook, webhookSecret } from '~/features/webhooks/sign-webhook.server'
import { tidyDeliveries } from '~/features/webhooks/tidy-deliveries.server'
import type { WebhookOwner } from '~/features/webhooks/webhook-owner.server'
import { webhookQueue } from '~/features/webhooks/webhook-queue.server'
import type { Actor } from '~/permissions/vocabulary'

const url = 'https://hooks.example/word'
const day = 24 * 60 * 60 * 1000

const requestManager = actorOf(makeEmployee({ manageRequests: true }))
const orderManager = actorOf(makeEmployee({ manageOrders: true }))

/** A word to a webhook as it stands in the log. */
function word(ownerId: string, more: Partial<typeof webhookDeliveries.$inferInsert> = {}) {
  transaction((tx) => queueWebhook(tx, { ownerId, url, text: 'Word' }))
  const last = db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.ownerId, ownerId))
    .all()
    .at(-1)
  const id = last?.id ?? ''
  db.update(webhookDeliveries)
    .set({ url, ...more })
    .where(eq(webhookDeliveries.id, id))
    .run()
  return id
}

const row = (id: string) =>
  db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)).get()
const deeds = (document: string) =>
  db.select().from(logHistory).where(eq(logHistory.documentId, document)).all()

/** Gives a word up, as after many tries. */
function giveUp(id: string): void {
  db.update(webhookDeliveries)
    .set({ status: 'sending', lease: 'lease', nextAttemptAt: Date.now() + day })
    .where(eq(webhookDeliveries.id, id))
    .run()
  const taken = row(id)
  if (taken) webhookQueue.settle(taken, { kind: 'refused', error: 'answered 410' })
}

beforeEach(() => db.delete(webhookDeliveries).run())

test('REQ-62 types are managed by people who manage requests, forms by people who manage orders; admins manage both', () => {
  const type: WebhookOwner = { kind: 'type', id: makeType({ webhook: url }).id }
  const form: WebhookOwner = { kind: 'form', id: makeOrderForm({ webhook: url }).id }
  const may = (who: Actor, owner: WebhookOwner) => {
    const tried = [
      () => listDeliveries(who, owner, null),
      () => sendAgain(who, { owner, deliveryId: word(owner.id, { status: 'dead' }) }),
      () => switchWebhookOn(who, owner),
    ].map(errorCode)
    expect(new Set(tried).size).toBe(1)
    return tried[0]
  }
  const admin = actorOf(makeUser({ role: 'admin' }))
  expect([requestManager, orderManager, admin].map((who) => may(who, type))).toEqual([
    ...[null, 'forbidden', null],
  ])
  expect([requestManager, orderManager, admin].map((who) => may(who, form))).toEqual([
    ...['forbidden', null, null],
  ])
  const others = [makeEmployee(), makeUser({ role: 'client' }), makeUser({ manageRequests: true })]
  for (const who of [...others.map(actorOf), { kind: 'guest', projectId: null } as const]) {
    expect([may(who, type), may(who, form)]).toEqual(['forbidden', 'forbidden'])
  }
  // The id of a form is no type.
  expect(errorCode(() => listDeliveries(admin, { kind: 'type', id: form.id }, null))).toBe(
    'not-found',
  )
})

test('REQ-62 the log says the name, the address and the secret, and what was answered', () => {
  const { id, name } = makeType({ webhook: url, webhookOffAt: 5 })
  word(id, { createdAt: 1, status: 'sent', answer: 204, attempts: 2, sentAt: 9 })
  word(id, { createdAt: 2, status: 'dead', lastError: 'answered 500' })
  const { owner, deliveries } = listDeliveries(requestManager, { kind: 'type', id }, null)
  expect(owner).toEqual({ id, name, webhook: url, webhookOffAt: 5, secret: webhookSecret(id) })
  expect(deliveries).toMatchObject([
    { text: 'Word', url, status: 'dead', lastError: 'answered 500' },
    { status: 'sent', answer: 204, attempts: 2, sentAt: 9, createdAt: 1 },
  ])
  expect(webhookSecret(id)).toMatch(/^[0-9a-f]{64}$/)
  expect(webhookSecret(makeType().id)).not.toBe(webhookSecret(id))
  const headers = signWebhook(id, 'word-1', '{}', 1_999)
  expect(headers['Panelry-Delivery']).toBe('word-1')
  expect(headers['Panelry-Signature']).toMatch(/^t=1,v1=[0-9a-f]{64}$/)
})

test('REQ-62 a word is sent again as if new, once it arrived or was given up', () => {
  const { id } = makeType({ webhook: `${url}/now` })
  const owner = { kind: 'type', id } as const
  const before = { attempts: 9, firstAttemptAt: 1, nextAttemptAt: 1, lastError: 'answered 500' }
  const again = (status: 'sent' | 'dead' | 'queued' | 'sending') => {
    const deliveryId = word(id, { ...before, status })
    const other = word(id, { ...before, status: 'dead' })
    const error = errorCode(() => sendAgain(requestManager, { owner, deliveryId }))
    expect(row(other)).toMatchObject({ ...before, status: 'dead', url })
    return error ?? row(deliveryId)
  }
  const fresh = { status: 'queued', attempts: 0, firstAttemptAt: null, lastError: null }
  for (const status of ['sent', 'dead'] as const) {
    const start = Date.now()
    const sent = again(status)
    expect(sent).toMatchObject({ ...fresh, url: `${url}/now` })
    expect((sent as { nextAttemptAt: number }).nextAttemptAt).toBeGreaterThanOrEqual(start)
  }
  for (const status of ['queued', 'sending'] as const) {
    expect(again(status)).toMatchObject({ ...before, status, url })
  }
  const [first] = deeds(id)
  expect(first).toMatchObject({ action: 'webhook sent again', userId: requestManager.id })
  expect(first?.details).toEqual({ delivery: expect.any(String) })
  // Where it went before is not asked again.
  db.update(requestTypes).set({ webhook: null }).where(eq(requestTypes.id, id)).run()
  expect([again('dead'), again('sent')]).toEqual(['webhook-none', 'webhook-none'])
  expect(errorCode(() => sendAgain(requestManager, { owner, deliveryId: 'none' }))).toBe(
    'not-found',
  )
})

test('REQ-62 a webhook is switched on once, and its own alone', () => {
  const off = { webhook: url, webhookOffAt: 5 }
  const [type, other, form] = [makeType(off), makeType(off), makeOrderForm(off)]
  expect(transaction((tx) => webhookOfForm(tx, form.id))).toBeNull()
  const topics = publishedBy(() => switchWebhookOn(requestManager, { kind: 'type', id: type.id }))
  expect(topics).toEqual(['list:request-types'])
  switchWebhookOn(requestManager, { kind: 'type', id: type.id })
  expect(deeds(type.id).map(({ action }) => action)).toEqual(['webhook switched on'])
  expect(transaction((tx) => webhookOfType(tx, type.id))).toEqual({ ownerId: type.id, url })
  expect(transaction((tx) => webhookOfType(tx, other.id))).toBeNull()
  const formTopics = publishedBy(() => switchWebhookOn(orderManager, { kind: 'form', id: form.id }))
  expect(formTopics).toEqual(['list:order-studio'])
  expect(deeds(form.id)).toMatchObject([
    { collection: 'order_forms', action: 'webhook switched on' },
  ])
  expect(transaction((tx) => webhookOfForm(tx, form.id))).toEqual({ ownerId: form.id, url })
  const [bare, bareForm] = [makeType(), makeOrderForm()]
  expect(transaction((tx) => webhookOfType(tx, bare.id))).toBeNull()
  expect(transaction((tx) => webhookOfForm(tx, bareForm.id))).toBeNull()
  expect(transaction((tx) => [webhookOfType(tx, null), webhookOfForm(tx, null)])).toEqual([
    ...[null, null],
  ])
  expect(transaction((tx) => [webhookOfType(tx, 'x'), webhookOfForm(tx, 'x')])).toEqual([
    null,
    null,
  ])
})

test('REQ-62 a webhook of a type or a form is switched off when a word to its address is given up', () => {
  const offAt = (id: string, table: typeof requestTypes | typeof orderForms) =>
    db.select({ at: table.webhookOffAt }).from(table).where(eq(table.id, id)).get()?.at ?? null
  const [type, same, form] = [
    makeType({ webhook: url }),
    makeType({ webhook: url }),
    makeOrderForm({ webhook: url }),
  ]
  const dead = word(type.id)
  giveUp(dead)
  expect(row(dead)).toMatchObject({ status: 'dead', lastError: 'answered 410' })
  expect(offAt(type.id, requestTypes)).toBeGreaterThan(Date.now() - day)
  expect(offAt(same.id, requestTypes)).toBeNull()
  expect(deeds(type.id)).toMatchObject([
    { collection: 'request_types', action: 'webhook switched off', userId: 'system' },
  ])
  giveUp(word(form.id))
  expect(offAt(form.id, orderForms)).not.toBeNull()
  expect(deeds(form.id)).toMatchObject([{ action: 'webhook switched off' }])
  // It has another address since.
  const moved = makeType({ webhook: `${url}/now` })
  giveUp(word(moved.id))
  expect(offAt(moved.id, requestTypes)).toBeNull()
  expect(deeds(moved.id)).toEqual([])
})

test('REQ-62 it stays on when another word arrived since the first try of the one that is given up', () => {
  const stays = (sent: Partial<typeof webhookDeliveries.$inferInsert>, first: number | null) => {
    const { id } = makeType({ webhook: url })
    const elsewhere = makeType().id
    word(elsewhere, { status: 'sent', sentAt: 9000 })
    word(id, sent)
    giveUp(word(id, { firstAttemptAt: first, createdAt: 500 }))
    return transaction((tx) => webhookOfType(tx, id)) !== null
  }
  const arrived = (sentAt: number) => ({ status: 'sent', sentAt }) as const
  expect([stays(arrived(1000), 1000), stays(arrived(999), 1000)]).toEqual([true, false])
  expect([stays(arrived(500), null), stays(arrived(499), null)]).toEqual([true, false])
  expect(stays({ status: 'queued', sentAt: 2000 }, 1000)).toBe(false)
})

test('REQ-62 the log goes back thirty days, five hundred words at a time', () => {
  const { id } = makeType()
  const now = Date.now()
  const old = now - 30 * day
  const at = { ownerId: id, url, text: 'Old', nextAttemptAt: 1 }
  const rows = Array.from({ length: 501 }, (_, n) => ({
    ...at,
    id: `old-${n}`,
    createdAt: old - 1,
  }))
  db.insert(webhookDeliveries).values(rows).run()
  db.insert(webhookDeliveries)
    .values({ ...at, id: 'kept', createdAt: old })
    .run()
  expect(tidyDeliveries(now)).toBe(true)
  expect(db.select().from(webhookDeliveries).all()).toHaveLength(2)
  expect(tidyDeliveries(now)).toBe(false)
  expect(
    db
      .select()
      .from(webhookDeliveries)
      .all()
      .map((one) => one.id),
  ).toEqual(['kept'])
})
