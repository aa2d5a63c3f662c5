import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createBoundedServer } from '~/admission/bounded-server'

let begun = 0
let read = 0
const server = createBoundedServer(
  {},
  (req, res) => {
    begun += 1
    req.on('data', (piece: Buffer) => {
      read += piece.length
    })
    req.on('end', () => setTimeout(() => res.end('a page'), 5))
  },
  'How long is it?',
)

/** What Node has parsed: requests, and pieces of their bodies. */
let parsed = { requests: 0, pieces: 0 }
const noteParsed = (message: unknown) => {
  const { request } = message as { request: IncomingMessage }
  const { push } = request
  parsed.requests += 1
  request.push = (...piece) => {
    if (piece[0]) parsed.pieces += 1
    return push.apply(request, piece)
  }
}

beforeAll(async () => {
  subscribe('http.server.request.start', noteParsed)
  server.listen(0)
  await new Promise((done) => server.once('listening', done))
})
afterAll(() => {
  unsubscribe('http.server.request.start', noteParsed)
  server.close()
})
beforeEach(() => {
  begun = 0
  read = 0
  parsed = { requests: 0, pieces: 0 }
})

const open = () => connect((server.address() as AddressInfo).port)

/** Sends it at once. @returns what is answered until the connection ends */
const answerTo = (sent: string) =>
  new Promise<string>((resolve) => {
    let got = ''
    const socket = open().on('error', () => {})
    socket.on('data', (piece) => {
      got += piece
    })
    socket.once('close', () => resolve(got))
    socket.write(sent)
  })

const request = 'GET / HTTP/1.1\r\nHost: panelry.example\r\n\r\n'

test.each([
  ['pages', request],
  ['pages of no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['pages of HTTP/1.0', 'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n'],
  ['what nobody can expect', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: gold\r\n\r\n'],
  [
    'whether to go on',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nExpect: 100-continue\r\n\r\n',
  ],
  ['forms', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\na'],
])(
  'a connection that asks for thousands before an answer is ended, and the rest is not parsed: %s',
  async (_, one) => {
    await answerTo(one.repeat(2000))
    expect(begun).toBe(4)
    expect(parsed.requests).toBe(5)
  },
)

test('one that waits for its answers asks as often as it likes', async () => {
  const socket = open()
  for (let asked = 1; asked <= 40; asked += 1) {
    socket.write(request)
    await new Promise((done) => socket.once('data', done))
    expect(begun).toBe(asked)
  }
  socket.destroy()
})

const head = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'

test('a body in chunks is refused, and none of them is parsed', async () => {
  const answer = await answerTo(head + '1\r\na\r\n'.repeat(1000))
  expect(answer).toMatch(/^HTTP\/1.1 411 .*\r\n\r\nHow long is it\?$/s)
  expect([begun, parsed]).toEqual([0, { requests: 1, pieces: 0 }])
})

test('no chunk is parsed that comes later either, also where other answers are still to come', async () => {
  const socket = open().on('error', () => {})
  const closed = new Promise((done) => socket.once('close', done))
  socket.resume().write(request + head)
  await expect.poll(() => parsed.requests).toBe(2)
  socket.write('1\r\na\r\n'.repeat(1000))
  await closed
  expect([begun, parsed]).toEqual([1, { requests: 2, pieces: 0 }])
})

test('a form is read whole, in whatever pieces it comes, and the next one after it', async () => {
  const form = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 300000\r\n\r\n${'a'.repeat(300_000)}`
  const socket = open()
  let at = 0
  for (const end of [10, 70, 71, 50_000, form.length]) {
    socket.write(form.slice(at, end))
    await new Promise((done) => setImmediate(done))
    at = end
  }
  await new Promise((done) => socket.once('data', done))
  socket.write(form)
  await new Promise((done) => socket.once('data', done))
  expect([begun, read]).toEqual([2, 600_000])
  socket.destroy()
})
