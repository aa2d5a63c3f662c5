import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import express from 'express'
import { afterAll, expect, test } from 'vitest'
import { drainBody } from '~/admission/connections'
import { stripeWebhook } from '~/routes/payments/stripe-webhook.server'

const app = express().use(drainBody)
app.post('/webhooks/stripe', stripeWebhook)
const server = createServer(app)
await new Promise<void>((ready) => server.listen(0, ready))
const { port } = server.address() as AddressInfo
const sockets: Socket[] = []
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

test('events that are on the way hold few places of a network: more are told to come again', async () => {
  const answered: string[] = []
  for (let n = 0; n < 80; n += 1) {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    socket.on('error', () => {})
    socket.once('data', (text) => answered.push(String(text).split(' ')[1] ?? ''))
    socket.write('POST /webhooks/stripe HTTP/1.1\r\nHost: x\r\nContent-Length: 900000\r\n\r\nx')
  }
  await expect.poll(() => answered.length, { timeout: 8_000 }).toBeGreaterThanOrEqual(20)
  // Those that bring nothing give way to newer ones after a second.
  for (const status of answered) expect(['408', '503']).toContain(status)
  for (const socket of sockets.splice(0)) socket.destroy()
})

test('an event that nobody has signed is refused once it is read, and one that is too large before', async () => {
  const send = (body: string) =>
    fetch(`http://127.0.0.1:${port}/webhooks/stripe`, { method: 'POST', body })
  await expect.poll(async () => (await send('{}')).status).toBe(400)
  expect((await send('x'.repeat(1_100_000))).status).toBe(413)
})
