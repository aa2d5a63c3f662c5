import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '~/db/client.server'
import { requestTypes, webhookDeliveries } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { queueWebhook } from '~/features/events/queue-webhook.server'
import { webhookOfType } from '~/features/webhooks/find-webhook.server'
import { listDeliveries } from '~/features/webhooks/list-deliveries.server'
import { sendAgain, switchWebhookOn } from '~/features/webhooks/send-again.server'
import { webhookSecret } from '~/features/webhooks/sign-webhook.server'
import { tidyDeliveries } from '~/features/webhooks/tidy-deliveries.server'
import { webhookQueue } from '~/features/webhooks/webhook-queue.server'
import { webhookFailures } from '~/messages/webhooks'
import { whyFailed } from '~/platform/webhooks/post-webhook.server'
import { actorOf, makeEmployee, makeUser } from '../../fixtures/people'
import { makeType } from '../../fixtures/work'

// Read when the first module loads: the receiver of this test stands on this machine.
vi.hoisted(() => {
  process.env.WEBHOOK_NETWORKS = '127.0.0.1/32'
})

type Heard = { body: string; headers: IncomingMessage['headers'] }
let heard: Heard[] = []
let answer: (response: ServerResponse) => void
const receiver = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  heard.push({ body, headers: request.headers })
  answer(response)
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
})
afterAll(() => receiver.close())
beforeEach(() => {
  heard = []
  answer = (response) => response.end('ok')
})

const say = (ownerId: string, text: string, to = url) =>
  transaction((tx) => queueWebhook(tx, { ownerId, url: to, text }))

/** Carries out what is due. */
async function deliver() {
  for (const row of webhookQueue.claim(10)) webhookQueue.settle(row, await webhookQueue.work(row))
}
const rowsOf = (ownerId: string) =>
  db.select().from(webhookDeliveries).where(eq(webhookDeliveries.ownerId, ownerId)).all()

test('REQ-62 a webhook gets a POST with the text as JSON, signed over its moment', async () => {
  const type = makeType({ webhook: url })
  expect(transaction((tx) => webhookOfType(tx, type.id))).toEqual({ ownerId: type.id, url })
  say(type.id, 'Ada sent the request “Hut”\n(7)')
  await deliver()
  const [word] = heard
  expect(word?.body).toBe(JSON.stringify({ text: 'Ada sent the request “Hut”\n(7)' }))
  expect(word?.headers['content-type']).toBe('application/json')
  const [, t, v1] = /^t=(\d+),v1=(\w+)$/.exec(String(word?.headers['panelry-signature'])) ?? []
  const expected = createHmac('sha256', webhookSecret(type.id)).update(`${t}.${word?.body}`)
  expect(v1).toBe(expected.digest('hex'))
  expect(rowsOf(type.id)).toMatchObject([{ status: 'sent', answer: 200, attempts: 1 }])
})

test('a redirect is not followed; what fails is tried again; a huge answer is cut off', async () => {
  const type = makeType({ webhook: url })
  answer = (response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()
  say(type.id, 'one')
  await deliver()
  expect(heard).toHaveLength(1)
  expect(rowsOf(type.id)).toMatchObject([
    { status: 'queued', lastError: webhookFailures.answered(302) },
  ])
  expect(rowsOf(type.id)[0]?.nextAttemptAt).toBeGreaterThan(Date.now() + 10_000)
  answer = (response) => {
    response.write('x'.repeat(300_000))
    // Never ended: who waits for the end waits for ever.
  }
  const other = makeType({ webhook: url })
  say(other.id, 'two')
  await deliver()
  expect(rowsOf(other.id)).toMatchObject([{ status: 'sent' }])
})

test('REQ-62 a receiver that was down hears of each thing in the order in which it happened, and when', async () => {
  const type = makeType({ webhook: url })
  const about = (thing: string, text: string) =>
    transaction((tx) => queueWebhook(tx, { ownerId: type.id, url, text }, thing))
  answer = (response) => response.writeHead(500).end()
  for (const text of ['started', 'checking']) about('a', text)
  about('b', 'of another thing')
  await deliver()
  const texts = () => heard.map(({ body }) => JSON.parse(body).text as string)
  // The first of each is tried, at the same time; what comes after it waits.
  expect(texts().toSorted()).toEqual(['of another thing', 'started'])
  answer = (response) => response.end('ok')
  about('a', 'escalated')
  await deliver()
  expect(heard).toHaveLength(2)
  const at = rowsOf(type.id).map(({ text, createdAt }) => [text, createdAt] as const)
  // Not those of the tests before.
  db.update(webhookDeliveries)
    .set({ nextAttemptAt: Date.now() })
    .where(eq(webhookDeliveries.ownerId, type.id))
    .run()
  for (let round = 0; round < 4; round += 1) await deliver()
  const later = texts().slice(2)
  expect(later).toHaveLength(4)
  expect(later.filter((text) => text !== 'of another thing')).toEqual([
    'started',
    'checking',
    'escalated',
  ])
  for (const { body, headers } of heard) {
    const [, createdAt = 0] = at.find(([text]) => text === JSON.parse(body).text) ?? []
    expect(headers['panelry-happened-at']).toBe(new Date(createdAt).toISOString())
  }
  expect(rowsOf(type.id).map(({ status }) => status)).toEqual(Array(4).fill('sent'))
})

test('what is given up makes way for what came after it, also where the webhook of another owner waits', async () => {
  const [type, other] = [makeType({ webhook: url }), makeType({ webhook: url })]
  answer = (response) => response.writeHead(410).end()
  const about = (ownerId: string, text: string) =>
    transaction((tx) => queueWebhook(tx, { ownerId, url, text }, 'a'))
  about(type.id, 'refused')
  about(type.id, 'next')
  about(other.id, 'elsewhere')
  await deliver()
  expect(heard).toHaveLength(2)
  answer = (response) => response.end()
  await deliver()
  expect(rowsOf(type.id).map(({ text, status }) => [text, status])).toEqual([
    ['refused', 'dead'],
    ['next', 'sent'],
  ])
})

test('RTYPE-05 an address inside is never connected to, whatever its name', async () => {
  const type = makeType()
  for (const host of ['http://10.0.0.1:1', 'http://169.254.169.254', 'http://[::1]:1']) {
    say(type.id, 'in', `${host}/hook`)
  }
  await deliver()
  expect(rowsOf(type.id).map(({ status, lastError }) => [status, lastError])).toEqual(
    Array(3).fill(['dead', 'the address is not a public one']),
  )
})

test('after long failure a webhook is switched off, until somebody switches it on', async () => {
  const manager = actorOf(makeEmployee({ manageRequests: true }))
  const type = makeType({ webhook: url })
  answer = (response) => response.writeHead(500).end()
  say(type.id, 'lost')
  for (let tries = 0; tries < 9; tries += 1) {
    db.update(webhookDeliveries).set({ nextAttemptAt: Date.now() }).run()
    await deliver()
  }
  expect(rowsOf(type.id)).toMatchObject([
    { status: 'dead', attempts: 9, lastError: webhookFailures.answered(500) },
  ])
  const isOff = () =>
    db.select().from(requestTypes).where(eq(requestTypes.id, type.id)).get()?.webhookOffAt !== null
  expect(isOff()).toBe(true)
  expect(transaction((tx) => webhookOfType(tx, type.id))).toBeNull()
  switchWebhookOn(manager, { kind: 'type', id: type.id })
  expect(isOff()).toBe(false)

  answer = (response) => response.end()
  const [row] = listDeliveries(manager, { kind: 'type', id: type.id }, null).deliveries
  sendAgain(manager, { owner: { kind: 'type', id: type.id }, deliveryId: row?.id ?? '' })
  await deliver()
  expect(rowsOf(type.id)).toMatchObject([{ status: 'sent' }])
})

test('the log is for people who manage requests, of its own type alone; old texts are removed', async () => {
  const manager = actorOf(makeEmployee({ manageRequests: true }))
  const employee = actorOf(makeEmployee())
  const [type, other] = [makeType(), makeType()]
  say(type.id, 'word')
  const [row] = rowsOf(type.id)
  expect(() => listDeliveries(employee, { kind: 'type', id: type.id }, null)).toThrow('forbidden')
  expect(() => listDeliveries(actorOf(makeUser()), { kind: 'type', id: type.id }, null)).toThrow(
    'forbidden',
  )
  expect(() =>
    sendAgain(manager, { owner: { kind: 'type', id: other.id }, deliveryId: row?.id ?? '' }),
  ).toThrow('not-found')
  tidyDeliveries()
  expect(rowsOf(type.id)).toHaveLength(1)
  tidyDeliveries(Date.now() + 31 * 24 * 60 * 60 * 1000)
  expect(rowsOf(type.id)).toEqual([])
})

test('a word that is sent again goes to where the webhook is now, and stands in the log of its type alone', async () => {
  const manager = actorOf(makeEmployee({ manageRequests: true }))
  const [type, other] = [makeType({ webhook: url }), makeType()]
  answer = (response) => response.writeHead(410).end()
  say(type.id, 'moved', `${url}/before`)
  say(other.id, 'of another type')
  await deliver()
  const { deliveries } = listDeliveries(manager, { kind: 'type', id: type.id }, null)
  expect(deliveries.map(({ text, status }) => [text, status])).toEqual([['moved', 'dead']])
  answer = (response) => response.end()
  sendAgain(manager, { owner: { kind: 'type', id: type.id }, deliveryId: deliveries[0]?.id ?? '' })
  await deliver()
  expect(rowsOf(type.id)).toMatchObject([{ status: 'sent', url }])
})

test('REQ-62 the log says in words why a word did not arrive', async () => {
  const type = makeType({ webhook: url })
  const plainHttp = createTcpServer((socket) => socket.end('SSH-2.0-OpenSSH\r\n'))
  await new Promise<void>((ready) => plainHttp.listen(0, '127.0.0.1', ready))
  const { port } = plainHttp.address() as AddressInfo
  const { failed, answered } = webhookFailures
  const tried = [
    ['http://nobody.invalid/hook', failed['no-host']],
    ['http://127.0.0.1:1/hook', failed.refused],
    [`https://127.0.0.1:${port}/hook`, failed.tls],
    [`http://127.0.0.1:${port}/hook`, failed['no-http']],
    [url, failed['broken-off']],
  ] as const
  answer = (response) => response.destroy()
  for (const [to] of tried) say(type.id, to, to)
  await deliver()
  plainHttp.close()
  const said = rowsOf(type.id).map(({ text, lastError }) => [text, lastError])
  expect(said.sort()).toEqual(tried.map((each) => [...each]).sort())
  for (const code of [
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ]) {
    expect(whyFailed(Object.assign(new Error(), { code }))).toBe('tls')
  }
  expect([null, 'no', new Error('cut')].map(whyFailed)).toEqual(['other', 'other', 'other'])
  expect([400, 302, 403, 404, 429, 503].map(answered)).toEqual([
    'answered 400',
    expect.stringContaining('not followed'),
    expect.stringContaining('access denied'),
    expect.stringContaining('nothing found at this address'),
    expect.stringContaining('too many'),
    expect.stringContaining('an error of that server'),
  ])
})

test('a webhook that took another word meanwhile stays on when one is given up', async () => {
  const type = makeType({ webhook: url })
  say(type.id, 'refused')
  answer = (response) => response.writeHead(500).end()
  await deliver()
  answer = (response) => response.end()
  say(type.id, 'taken')
  await deliver()
  answer = (response) => response.writeHead(410).end()
  db.update(webhookDeliveries).set({ nextAttemptAt: Date.now() }).run()
  await deliver()
  expect(rowsOf(type.id).map(({ status }) => status)).toEqual(['dead', 'sent'])
  expect(transaction((tx) => webhookOfType(tx, type.id))).not.toBeNull()
})
