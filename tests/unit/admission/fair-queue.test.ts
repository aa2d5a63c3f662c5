import { AsyncLocalStorage } from 'node:async_hooks'
import { type AddressInfo, connect, type Socket } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fairQueue } from '~/admission/fair-queue'

const server = express()
const asked = new AsyncLocalStorage<string>()
/** What was begun, in this order. */
const begun: string[] = []
/** What was begun as part of another request. */
const mixed: string[] = []
/** Forms that wait for their last byte, and what brings it. */
const read: string[] = []
let end = () => {}
const ended = new Promise<void>((resolve) => {
  end = resolve
})
let port: number
let stop: () => void

/** Works without a pause, as the reading and drawing of a page does. */
async function work() {
  for (let step = 0; step < 20; step += 1) {
    const end = performance.now() + 0.1
    while (performance.now() < end);
    await null
  }
}

beforeAll(async () => {
  server.use((req, _res, next) => asked.run(req.path, next))
  server.use(fairQueue((cookies = '') => cookies))
  server.use(async (req, res, next) => {
    if (!req.path.startsWith('/form')) return next()
    read.push(req.path)
    // A form that ends in the same moment as all others.
    await ended
    await res.locals.turn()
    next()
  })
  server.use(async (req, res) => {
    begun.push(req.path)
    if (asked.getStore() !== req.path) mixed.push(req.path)
    await work()
    res.end('a page')
  })
  const running = server.listen(0)
  await new Promise((done) => running.once('listening', done))
  port = (running.address() as AddressInfo).port
  stop = () => running.close()
})
afterAll(() => stop())
beforeEach(() => {
  begun.length = 0
})

const connections: Socket[] = []

/** One connection that asks for so many pages in one piece. */
function ask(name: string, pages: number, localAddress = '127.0.0.1', cookie = ''): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  connections.push(socket)
  const each = (_: unknown, at: number) =>
    `GET /${name}/${at} HTTP/1.1\r\nHost: panelry.example\r\nCookie: ${cookie}\r\n\r\n`
  socket.write(Array.from({ length: pages }, each).join(''))
  return socket.resume()
}
afterAll(() => {
  for (const socket of connections) socket.destroy()
})

const first = (socket: Socket) => new Promise((done) => socket.once('data', done))
const where = (name: string, page: number) => begun.indexOf(`/${name}/${page}`)
const until = (name: string, page: number) =>
  expect.poll(() => where(name, page), { timeout: 20_000 }).toBeGreaterThanOrEqual(0)

test('hundreds of pages asked for on one connection do not hold up what somebody else asks for', async () => {
  await first(ask('crowd', 300))
  const other = ask('other', 1, '127.0.0.2')
  await first(other)
  expect(begun.length).toBeLessThan(150)
  await until('crowd', 299)
  expect(mixed).toEqual([])
})

test('several networks take turns, and each gets its pages in the order it asked for them', async () => {
  await first(ask('crowd', 300))
  ask('other', 40, '127.0.0.2')
  await until('other', 39)
  const meanwhile = begun.slice(where('other', 0), where('other', 39))
  expect(meanwhile.filter((page) => page.startsWith('/crowd')).length).toBeLessThan(45)
  expect(begun.filter((page) => page.startsWith('/other'))).toEqual(
    Array.from({ length: 40 }, (_, at) => `/other/${at}`),
  )
  await until('crowd', 299)
})

test('several browsers of one network take turns', async () => {
  await first(ask('crowd', 300, '127.0.0.1', 'a=1'))
  ask('other', 40, '127.0.0.1', 'a=2')
  await until('other', 39)
  const meanwhile = begun.slice(where('other', 0), where('other', 39))
  expect(meanwhile.filter((page) => page.startsWith('/crowd')).length).toBeLessThan(45)
  await until('crowd', 299)
})

test('someone who sends another cookie each time takes turns from their own network alone', async () => {
  const each = (_: unknown, at: number) => ask('crowd', 10, '127.0.0.1', `a=${at}`)
  const crowd = Array.from({ length: 30 }, each)
  await Promise.all(crowd.map(first))
  ask('other', 40, '127.0.0.2')
  await until('other', 39)
  const meanwhile = begun.slice(where('other', 0), where('other', 39))
  expect(meanwhile.filter((page) => page.startsWith('/crowd')).length).toBeLessThan(45)
  await expect.poll(() => begun.length, { timeout: 20_000 }).toBe(340)
})

test('forms that end in one moment are carried out one at a time, with what others ask for in between', async () => {
  for (let form = 0; form < 200; form += 1) ask(`form${form}`, 1)
  await expect.poll(() => read.length, { timeout: 20_000 }).toBe(200)
  end()
  await first(ask('other', 1, '127.0.0.2'))
  expect(begun.length).toBeLessThan(100)
  await expect.poll(() => begun.length, { timeout: 20_000 }).toBe(201)
  expect(mixed).toEqual([])
})

test('someone who has left gets no more pages drawn', async () => {
  const crowd = ask('crowd', 300)
  await first(crowd)
  crowd.destroy()
  await first(ask('other', 1))
  await first(ask('last', 1))
  expect(begun.length).toBeLessThan(150)
})

test('someone who comes alone is begun at once', async () => {
  await first(ask('alone', 1))
  await first(ask('again', 1))
  expect(begun).toEqual(['/alone/0', '/again/0'])
})
