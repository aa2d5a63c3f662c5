import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitPipelining } from '~/admission/connections'

let begun = 0
const server = createServer(
  limitPipelining((_req, res) => {
    begun += 1
    setTimeout(() => res.end('a page'), 5)
  }),
)
let port: number

beforeAll(async () => {
  server.listen(0)
  await new Promise((done) => server.once('listening', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

const request = 'GET / HTTP/1.1\r\nHost: panelry.example\r\n\r\n'

test('a connection that asks for thousands before an answer is ended: four of them are begun', async () => {
  begun = 0
  const socket = connect(port)
  const closed = new Promise((done) => socket.once('close', done))
  socket.on('error', () => {}).resume()
  socket.write(request.repeat(2000))
  await closed
  expect(begun).toBe(4)
})

test('one that waits for its answers asks as often as it likes', async () => {
  begun = 0
  const socket = connect(port)
  for (let asked = 1; asked <= 40; asked += 1) {
    socket.write(request)
    await new Promise((done) => socket.once('data', done))
    expect(begun).toBe(asked)
  }
  socket.destroy()
})
