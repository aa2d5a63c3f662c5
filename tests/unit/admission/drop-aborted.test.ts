import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import express, { type ErrorRequestHandler } from 'express'
import { rateLimit } from 'express-rate-limit'
import { afterAll, expect, test } from 'vitest'
import { dropAborted } from '~/admission/connections'

const problems: unknown[] = []
const reached: string[] = []
let goesFirst = false
const app = express()
  .use((req, _res, next) => {
    // As when what was sent is read after its sender has gone: nothing says where it came from.
    if (goesFirst) req.socket.destroy()
    next()
  })
  .use(dropAborted)
  .use(rateLimit({ windowMs: 60_000, limit: 5, standardHeaders: 'draft-8', validate: false }))
  .post('*', (req, res) => {
    reached.push(req.path)
    res.end('here')
  })
const note: ErrorRequestHandler = (error, _req, res, _next) => {
  problems.push(error)
  res.end()
}
const server = createServer(app.use(note))
await new Promise<void>((ready) => server.listen(0, ready))
afterAll(() => void server.close())

/** @returns what is answered, once the connection has ended */
const send = (path: string) =>
  new Promise<string>((resolve) => {
    let got = ''
    const socket = connect((server.address() as AddressInfo).port, 'localhost')
    socket.on('data', (piece) => {
      got += piece
    })
    socket.on('error', () => {}).once('close', () => resolve(got))
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    )
  })

test('an upload that was broken off is no fault, and nothing is done for it', async () => {
  expect(await send('/here')).toContain('200 OK')
  goesFirst = true
  expect(await send('/gone')).toBe('')
  await new Promise((done) => setTimeout(done, 50))
  expect({ problems, reached }).toEqual({ problems: [], reached: ['/here'] })
})
