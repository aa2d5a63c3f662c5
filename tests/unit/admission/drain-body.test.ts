import { Agent, createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { createReadableStreamFromReadable } from '@remix-run/node'
import express from 'express'
import { afterAll, expect, test, vi } from 'vitest'
import { patience } from '~/admission/body-limits'
import { drainBody } from '~/admission/connections'

const app = express().use(drainBody)
// As the framework does: the body becomes a stream, and an answer may come before anybody reads it.
app.post('/refused', (req, res) => {
  createReadableStreamFromReadable(req)
  res.status(403).end()
})
const server = createServer(app)
await new Promise<void>((ready) => server.listen(0, ready))
const { port } = server.address() as AddressInfo
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
afterAll(() => {
  agent.destroy()
  server.close()
})

const post = (bytes: number) =>
  new Promise<{ status: number | undefined; reused: boolean }>((resolve, reject) => {
    const options = { port, path: '/refused', method: 'POST', agent, timeout: 2_000 }
    const sent = request(options, (answer) => {
      answer.resume()
      answer.once('end', () => resolve({ status: answer.statusCode, reused: sent.reusedSocket }))
    })
    sent.once('timeout', () => sent.destroy(new Error('no answer')))
    sent.once('error', reject)
    sent.end(Buffer.alloc(bytes))
  })

test('a large form that is refused unread does not hold up the next request of its connection', async () => {
  expect((await post(900_000)).status).toBe(403)
  expect(await post(900_000)).toEqual({ status: 403, reused: true })
  expect(await post(10)).toEqual({ status: 403, reused: true })
})

test('anyone who sends on without end is cut off', async () => {
  const socket = connect(port)
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve('ended')))
  socket.on('error', () => {}).resume()
  socket.write('POST /refused HTTP/1.1\r\nHost: x\r\nContent-Length: 9999999999\r\n\r\n')
  const megabyte = Buffer.alloc(1024 * 1024)
  const more = () => {
    while (!socket.destroyed && socket.write(megabyte));
  }
  socket.on('drain', more)
  more()
  expect(await ended).toBe('ended')
})

test('anyone who stalls after the answer is cut off after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const socket = connect(port)
  socket.write('POST /refused HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n1')
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve('ended')))
  await new Promise((answered) => socket.once('data', answered))
  await vi.advanceTimersByTimeAsync(patience)
  vi.useRealTimers()
  expect(await ended).toBe('ended')
})
