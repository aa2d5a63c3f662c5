import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { type ActionFunctionArgs, createReadableStreamFromReadable } from '@remix-run/node'
import express from 'express'
import { afterAll, afterEach, expect, test } from 'vitest'
import { makeUser, reread, signIn } from '#tests/fixtures/people'
import { makePicture } from '#tests/fixtures/pictures'
import { drainBody } from '~/admission/connections'
import { action as saveSettings } from '~/routes/accounts/account-settings'
import { action as login } from '~/routes/accounts/login'
import { action as photo } from '~/routes/accounts/photo'

const password = 'salt marsh 7'
const megabyte = 1024 * 1024
const urlEncoded = 'application/x-www-form-urlencoded'
const parts = 'multipart/form-data; boundary=x'
type Action = (args: ActionFunctionArgs) => unknown
const actions: Record<string, Action> = {
  '/login': login,
  '/account-settings/photo': photo,
  '/account-settings': saveSettings,
}

/** The actions behind a real server: the address is what the header says, as behind a proxy. */
const app = express().set('trust proxy', 1).use(drainBody)
app.post('*', async (req, res) => {
  const gone = new AbortController()
  res.once('close', () => gone.abort())
  const request = new Request(`http://localhost:3000${req.url}`, {
    method: 'POST',
    headers: req.headers as Record<string, string>,
    body: createReadableStreamFromReadable(req),
    signal: gone.signal,
    duplex: 'half',
  } as RequestInit)
  const context = { cspNonce: '', address: req.ip ?? '' }
  try {
    const answer = await actions[req.path]?.({ request, params: {}, context })
    throw answer
  } catch (answer) {
    const { status, init } = answer as { status?: number; init?: ResponseInit | null }
    res.status(status ?? init?.status ?? 200).end()
  }
})
const server = createServer(app)
await new Promise<void>((ready) => server.listen(0, ready))
const { port } = server.address() as AddressInfo

const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await new Promise((done) => setTimeout(done, 100))
})
afterAll(() => void server.close())

type Sent = { path: string; address: string; cookie?: string; type?: string; declared: number }

/** Begins to send a form. @returns what is answered: 0 where nobody answers */
function begin({ path, address, cookie = '', type = urlEncoded, declared }: Sent) {
  const socket = connect(port, 'localhost')
  sockets.push(socket)
  const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', `X-Forwarded-For: ${address}`]
  head.push(`Cookie: ${cookie}`, `Content-Type: ${type}`, `Content-Length: ${declared}`, '', '')
  socket.write(head.join('\r\n'))
  const status = new Promise<number>((resolve) => {
    socket.on('data', (data) => resolve(Number(data.toString('latin1').split(' ')[1])))
    socket.on('error', () => {}).once('close', () => resolve(0))
  })
  return { socket, status }
}

function send(sent: Omit<Sent, 'declared'>, body: Uint8Array) {
  const { socket, status } = begin({ ...sent, declared: body.length })
  socket.write(body)
  return status
}

const beginning = '--x\r\nContent-Disposition: form-data; name="avatar"; filename="a.png"\r\n\r\n'

/** A photo of so many megabytes: what stands behind the end of a picture is nobody's. */
async function photoOf(megabytes: number) {
  const picture = await makePicture('png', 60, 60)
  const rest = Buffer.alloc(megabytes * megabyte)
  return Buffer.concat([Buffer.from(beginning), picture, rest, Buffer.from('\r\n--x--\r\n')])
}

async function person(address: string) {
  const user = makeUser({ password })
  const cookie = await signIn(user)
  const upload = { path: '/account-settings/photo', address, cookie, type: parts }
  return { user, cookie, upload, photo: () => reread(user)?.avatar ?? null }
}

const people = () =>
  Promise.all([person('203.0.113.1'), person('198.51.100.1'), person('192.0.2.9')])

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

test('AUTH-15 hundreds of forms of which nothing comes keep nobody from signing in or saving', async () => {
  const member = await person('192.0.2.1')
  const silent = Array.from({ length: 540 }, (_, n) =>
    begin({ path: '/login', address: `203.0.113.${n % 9}`, declared: 20 }),
  )
  await Promise.all(silent.map(({ socket }) => new Promise((done) => socket.once('connect', done))))
  await pause(500)
  const { email } = makeUser({ password })
  const words = Buffer.from(new URLSearchParams({ email, password }).toString())
  expect(await send({ path: '/login', address: '192.0.2.2' }, words)).toBe(303)
  // Also from where the silent ones come from, once they have been silent for a second.
  await pause(1_000)
  expect(await send({ path: '/login', address: '203.0.113.1' }, words)).toBe(303)
  const { version, email: own } = member.user
  const profile = { part: 'profile', fullName: 'Jane Dormer', email: own, version: `${version}` }
  const body = Buffer.from(new URLSearchParams(profile).toString())
  const { cookie } = member
  expect(
    await send({ path: '/account-settings', address: '192.0.2.1', cookie }, body),
  ).toBeLessThan(400)
  expect(reread(member.user)?.fullName).toBe('Jane Dormer')
})

test('AUTH-34 uploads that are declared and not sent take no room from those that are', async () => {
  const [a, b, c] = await people()
  for (const { upload } of [a, a, b, b]) begin({ ...upload, declared: 25 * megabyte - 100 })
  await pause(200)
  expect(await send(c.upload, await photoOf(2))).toBe(303)
  expect(c.photo()).not.toBeNull()
})

test('AUTH-34 two accounts that have sent much and stop make room for somebody who sends', async () => {
  const [a, b, c] = await people()
  for (const { upload } of [a, a, b]) {
    const { socket } = begin({ ...upload, declared: 25 * megabyte - 100 })
    socket.write(beginning)
    socket.write(Buffer.alloc(24.5 * megabyte))
  }
  await pause(700)
  expect(await send(c.upload, await photoOf(5))).toBe(303)
  expect(c.photo()).not.toBeNull()
}, 30_000)
