import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, expect, test, vi } from 'vitest'
import { noPosition, positionCookie, positionIn } from '~/platform/litefs/position-cookie'
import { leadToPrimary } from '~/routes/http/lead-to-primary'

const servers: Server[] = []
const listen = async (server: Server) => {
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
afterAll(() => {
  for (const server of servers) server.close()
})

/** The primary: says how much it got, and from whom. */
const arrived: IncomingHttpHeaders[] = []
const primary = await listen(
  createServer(async (req, res) => {
    if (req.url === '/healthz') return void res.end('ready')
    let bytes = 0
    for await (const piece of req) bytes += (piece as Buffer).length
    arrived.push(req.headers)
    res
      .writeHead(303, { Location: '/done', 'Set-Cookie': ['a=1', 'b=2'] })
      .end(`${bytes} bytes for ${req.url}`)
  }),
)

type Standing = {
  reachable?: () => string | null
  mayWrite?: boolean | (() => boolean)
  isLeaving?: () => boolean
  isHandingOver?: () => boolean
  beginWrite?: () => void
  /** Milliseconds that a form waits. */
  most?: number
  primary?: string | null
  last?: string | null
  position?: number
  at?: string | ((node: string) => string)
}

/** A node as it stands; what it answers itself is `here`. */
async function nodeThat({
  mayWrite = false,
  primary: other = null,
  last = null,
  position = 7,
  at,
  reachable = () => other,
  isLeaving = () => false,
  isHandingOver = () => false,
  most = 0,
  beginWrite = () => {},
}: Standing) {
  const app = express()
  const node = {
    mayWrite: () => (typeof mayWrite === 'boolean' ? mayWrite : mayWrite()),
    reachablePrimary: reachable,
    lastPrimary: () => last,
    isLeaving,
    isHandingOver,
    beginWrite,
    proof: 'proof',
    addressOf: (name: string) => (typeof at === 'function' ? at(name) : at) ?? primary,
    reaches: async (wanted: number) => position >= wanted,
    positionIn,
    forget: noPosition(false),
  }
  app.use(leadToPrimary(node, most))
  app.use(async (req, res, next) => {
    let bytes = 0
    try {
      for await (const piece of req) bytes += (piece as Buffer).length
      res.send(bytes > 3 ? `here, ${bytes} bytes` : 'here')
    } catch (error) {
      // A form that still waited when its test had ended.
      next(error)
    }
  })
  const url = await listen(createServer(app))
  return (path: string, init: RequestInit = {}) =>
    fetch(url + path, { redirect: 'manual', ...init })
}

const post = (body: BodyInit, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body,
  headers,
})
const having = (position: number) => ({
  headers: { Cookie: `x=1; ${positionCookie(position, false)}` },
})

const seen = async (answer: Response) => [
  answer.status,
  answer.headers.get('fly-replay') ?? (await answer.text()),
]

/** Led by the proxy, and back here where that does not reach it. */
const ledTo = (node: string) => [
  409,
  `instance=${node};state=proof;timeout=3s;fallback=prefer_self`,
]

test('a form near a replica is replayed to the primary, whatever its method', async () => {
  const ask = await nodeThat({ primary: 'm-1' })
  expect(await seen(await ask('/start', post('a=1')))).toEqual(ledTo('m-1'))
  expect(await seen(await ask('/start', { method: 'POST' }))).toEqual(ledTo('m-1'))
  expect(await seen(await ask('/start', { method: 'DELETE' }))).toEqual(ledTo('m-1'))
})

test('a form that is larger than the proxy keeps is carried there whole, with its answer', async () => {
  const ask = await nodeThat({ primary: 'm-1' })
  const headers = { Cookie: 'session=x', 'X-Forwarded-For': '203.0.113.9, 66.241.0.1' }
  const answer = await ask('/requests', post(new Uint8Array(3_000_000), headers))
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/done'])
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await answer.text()).toBe('3000000 bytes for /requests')
  expect(arrived.at(-1)).toMatchObject({ cookie: 'session=x', 'x-carried': 'proof' })
  // Whose address counts is told by the same number of proxies.
  expect(arrived.at(-1)?.['x-forwarded-for']).toBe('203.0.113.9, 66.241.0.1')
})

test.each(['//127.0.0.2:9/promote', '//[x', '//m-1:99999/'])(
  'a form is carried to the primary and nowhere else, whatever its address says: %s',
  async (path) => {
    const ask = await nodeThat({ primary: 'm-1' })
    const answer = await ask(path, post(new Uint8Array(2_000_000)))
    expect(await answer.text()).toBe(`2000000 bytes for ${path}`)
  },
)

test('what is carried ends where it ended, whatever its method: its body is no request of its own', async () => {
  const ask = await nodeThat({ primary: 'm-1' })
  const before = arrived.length
  const body = 'POST /signout HTTP/1.1\r\nHost: a\r\n\r\n'
  for (const form of [post(body, cameBack), { ...post(body, cameBack), method: 'DELETE' }]) {
    expect(await (await ask('/x', form)).text()).toBe('35 bytes for /x')
  }
  // One without a body says so too: the primary takes none in chunks.
  expect(await (await ask('/x', { ...post('', cameBack) })).text()).toBe('0 bytes for /x')
  expect(arrived.slice(before).map((headers) => headers['content-length'])).toEqual([
    '35',
    '35',
    '0',
  ])
})

test('when the primary cannot be reached a large form is told so, with when to come again', async () => {
  const ask = await nodeThat({ primary: 'm-1', at: 'http://127.0.0.1:1' })
  const answer = await ask('/requests', post(new Uint8Array(2_000_000)))
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(await answer.text()).toContain('may not be saved')
})

test('a form whose primary has no address that can be asked is an error, and not the end of the server', async () => {
  const ask = await nodeThat({ primary: 'm-1', at: 'nowhere' })
  expect((await ask('/requests', post(new Uint8Array(2_000_000)))).status).toBe(500)
  expect((await ask('/requests')).status).toBe(200)
})

test('a form that a node has carried here is answered here, so that none goes round', async () => {
  const ask = await nodeThat({ primary: 'm-1' })
  expect(await seen(await ask('/start', post('a=1', { 'x-carried': 'proof' })))).toEqual([
    200,
    'here',
  ])
})

test('a form that the proxy brings to a node which is not the primary any more is carried on', async () => {
  const ask = await nodeThat({ primary: 'm-1' })
  const replayed = post('a=1', { 'fly-replay-src': 'instance=m-2;region=ams;state=proof' })
  expect(await seen(await ask('/start', replayed))).toEqual([303, '3 bytes for /start'])
  expect(arrived.at(-1)).toMatchObject({ 'x-carried': 'proof' })
})

test.each([
  ['x-carried', '1'],
  ['fly-replay-src', 'instance=m-2;state='],
  ['fly-replay-src', 'instance=m-2;state=proof-'],
])('anyone who is outside makes no request count as led: %s: %s', async (name, value) => {
  const ask = await nodeThat({ primary: 'm-1' })
  expect(await seen(await ask('/start', post('a=1', { [name]: value })))).toEqual(ledTo('m-1'))
})

test('without a primary, and on it, everything is answered here', async () => {
  for (const standing of [{ primary: null }, { mayWrite: true }]) {
    const ask = await nodeThat(standing)
    expect(await seen(await ask('/start', post('a=1')))).toEqual([200, 'here'])
    expect(await seen(await ask('/auth/google/callback?code=1'))).toEqual([200, 'here'])
  }
})

/** Longer than any test may take: what waits so long has been forgotten. */
const long = 120_000

test('without a primary a form waits for one, and then goes there by itself', async () => {
  let primaryNow: string | null = null
  const ask = await nodeThat({ reachable: () => primaryNow, most: long })
  const sent = [ask('/start', post('a=1')), ask('/auth/google/callback?code=1')]
  // Pages do not wait.
  expect(await seen(await ask('/requests'))).toEqual([200, 'here'])
  primaryNow = 'm-2'
  for (const answer of await Promise.all(sent)) {
    expect(await seen(answer)).toEqual(ledTo('m-2'))
  }
})

test('a form that waits is taken whole where its node becomes the primary, also one that was led here', async () => {
  let mayWrite = false
  const ask = await nodeThat({ mayWrite: () => mayWrite, most: long })
  const sent = [
    ask('/requests', post(new Uint8Array(3_000_000))),
    ask('/requests', post('a=12345', { 'fly-replay-src': 'instance=m-2;region=ams;state=proof' })),
  ]
  expect(await seen(await ask('/requests'))).toEqual([200, 'here'])
  mayWrite = true
  const [large, led] = await Promise.all(sent)
  expect(await seen(large as Response)).toEqual([200, 'here, 3000000 bytes'])
  expect(await seen(led as Response)).toEqual([200, 'here, 7 bytes'])
})

test('a form waits no longer than it may, nor on a node that stops', async () => {
  const short = await nodeThat({ most: 1 })
  expect(await seen(await short('/start', post('a=1')))).toEqual([200, 'here'])
  let isLeaving = false
  const ask = await nodeThat({ isLeaving: () => isLeaving, most: long })
  const sent = ask('/start', post('a=1'))
  await ask('/requests')
  isLeaving = true
  expect(await seen(await sent)).toEqual([200, 'here'])
})

test('a form that comes while its node hands over begins nothing there: it waits and goes to the new primary', async () => {
  let isHandingOver = true
  let mayWrite = true
  let primaryNow: string | null = null
  let asked = 0
  const ask = await nodeThat({
    isHandingOver: () => {
      asked += 1
      return isHandingOver
    },
    isLeaving: () => true,
    mayWrite: () => mayWrite,
    reachable: () => primaryNow,
    most: long,
  })
  const sent = ask('/start', post('a=1'))
  await expect.poll(() => asked).toBeGreaterThan(2)
  mayWrite = false
  primaryNow = 'm-2'
  expect(await seen(await sent)).toEqual(ledTo('m-2'))
  // Where no other node takes over, it stays the primary.
  mayWrite = true
  const other = ask('/start', post('a=1'))
  isHandingOver = false
  expect(await seen(await other)).toEqual([200, 'here'])
})

test('what begins a write here is counted, so that whoever hands over waits for it; what is led is not', async () => {
  const beginWrite = vi.fn()
  const here = await nodeThat({ mayWrite: true, beginWrite })
  await here('/start')
  expect(beginWrite).not.toHaveBeenCalled()
  await here('/start', post('a=1'))
  await here('/auth/google/callback?code=1')
  await here('/start', post(new Uint8Array(3_000_000)))
  expect(beginWrite).toHaveBeenCalledTimes(3)
  const elsewhere = await nodeThat({ primary: 'm-1', beginWrite })
  await elsewhere('/start', post('a=1'))
  await elsewhere('/start', post(new Uint8Array(3_000_000)))
  expect(beginWrite).toHaveBeenCalledTimes(3)
})

test('a form for which there is no time left while its node hands over is told that nothing is saved', async () => {
  const ask = await nodeThat({ isHandingOver: () => true, mayWrite: true, most: 1 })
  const answer = await ask('/start', post('a=1'))
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
})

const cameBack = {
  'fly-replay-failed': 'instance=m-1',
  'fly-replay-src': 'instance=m-2;region=ams;state=proof',
}

test('a form that comes back, as its primary was not reached, waits for another one and is carried there', async () => {
  let primaryNow = 'm-1'
  let asked = 0
  const at = (name: string) => {
    asked += 1
    return name === 'm-1' ? 'http://127.0.0.1:1' : primary
  }
  const ask = await nodeThat({ reachable: () => primaryNow, at, most: long })
  const sent = ask('/start', post('a=1', cameBack))
  await expect.poll(() => asked).toBeGreaterThan(1)
  // A page that comes back is shown as it is known here.
  expect(
    await seen(await ask('/requests', { headers: { ...cameBack, ...having(8).headers } })),
  ).toEqual([200, 'here'])
  primaryNow = 'm-2'
  expect(await seen(await sent)).toEqual([303, '3 bytes for /start'])
})

test.each([
  ['a form that comes back', post('a=1', cameBack), 3],
  ['a large form', post(new Uint8Array(2_000_000)), 2_000_000],
])('%s waits while the primary is named and its server is not ready', async (_, form, bytes) => {
  let isReady = false
  let asked = 0
  const starting = await listen(
    createServer(async (req, res) => {
      if (req.url === '/healthz') {
        asked += 1
        return void res.writeHead(isReady ? 200 : 503).end()
      }
      let size = 0
      for await (const piece of req) size += (piece as Buffer).length
      res.end(`${isReady ? 'ready' : 'starting'}, ${size} bytes`)
    }),
  )
  const ask = await nodeThat({ primary: 'm-1', at: starting, most: long })
  const sent = ask('/start', form)
  await expect.poll(() => asked).toBeGreaterThan(1)
  isReady = true
  expect(await seen(await sent)).toEqual([200, `ready, ${bytes} bytes`])
})

test('a form that comes back from a primary which this node does reach is carried there', async () => {
  const ask = await nodeThat({ primary: 'm-1', most: 1 })
  const answer = await ask('/start', post('a=1', cameBack))
  expect([answer.status, await answer.text()]).toEqual([303, '3 bytes for /start'])
})

test('events of Stripe do not wait: they come again', async () => {
  const ask = await nodeThat({ most: long })
  expect(await seen(await ask('/webhooks/stripe', post('{}')))).toEqual([200, 'here'])
})

test('twenty forms of one address wait, and who goes makes room', async () => {
  const leave = new AbortController()
  const ask = await nodeThat({ most: long })
  const gone = Array.from({ length: 20 }, () =>
    ask('/start', { ...post('a=1'), signal: leave.signal }).catch(() => 'gone'),
  )
  // One more than may wait is answered.
  await expect
    .poll(async () =>
      ask('/start', { ...post('a=1'), signal: AbortSignal.timeout(500) }).then(
        ({ status }) => status,
        () => 'waits',
      ),
    )
    .toBe(200)
  leave.abort()
  await Promise.all(gone)
  await expect
    .poll(async () =>
      ask('/start', { ...post('a=1'), signal: AbortSignal.timeout(500) }).then(
        ({ status }) => status,
        () => 'waits',
      ),
    )
    .toBe('waits')
})

test('the oldest of the incomplete forms gives way: its sender may have gone', async () => {
  const ask = await nodeThat({ most: long })
  const leave = new AbortController()
  const { signal } = leave
  let answered = 0
  const sent = Array.from({ length: 20 }, () =>
    ask('/start', { ...post(new Uint8Array(20_000_000)), signal }).then(
      () => {
        answered += 1
      },
      () => {},
    ),
  )
  const waits = () =>
    ask('/start', { ...post('a=1'), signal: AbortSignal.timeout(300) }).then(
      () => false,
      () => true,
    )
  // Until all of them wait, there is room.
  await expect
    .poll(async () => [await waits(), answered > 0], { timeout: 15_000 })
    .toEqual([true, true])
  leave.abort()
  await Promise.all(sent)
  expect(await waits()).toBe(true)
})

test.each(['/auth/google/callback?code=1', '/auth/google/callback.data'])(
  '%s, which writes, is asked of the primary',
  async (path) => {
    const ask = await nodeThat({ primary: 'm-1' })
    expect(await seen(await ask(path))).toEqual(ledTo('m-1'))
  },
)

test('a page shows what its visitor has just written: here, or from the primary', async () => {
  const ask = await nodeThat({ primary: 'm-1', position: 7 })
  expect(await seen(await ask('/requests', having(7)))).toEqual([200, 'here'])
  expect(await seen(await ask('/requests', having(8)))).toEqual(ledTo('m-1'))
  // Pictures and events are not waited for.
  expect(await seen(await ask('/panels/a/left/light.svg', having(8)))).toEqual([200, 'here'])
  expect(await seen(await ask('/live?topic=a', having(8)))).toEqual([200, 'here'])
})

test('a page shows what its visitor has just written also where this node has just lost sight of the primary', async () => {
  const ask = await nodeThat({ last: 'm-1', position: 7 })
  expect(await seen(await ask('/requests', having(8)))).toEqual(ledTo('m-1'))
  expect(await seen(await ask('/requests', having(7)))).toEqual([200, 'here'])
  const { headers } = having(8)
  const back = await ask('/requests', { headers: { ...headers, ...cameBack } })
  expect(await seen(back)).toEqual([200, 'here'])
})

test('a position that nobody has is taken away, and never an error', async () => {
  const primaryItself = await nodeThat({ mayWrite: true, position: 7 })
  const answer = await primaryItself('/requests', having(999_999))
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^txnum=0; Max-Age=0/)])
  const alone = await nodeThat({ primary: null, position: 7 })
  expect((await alone('/requests', having(999_999))).status).toBe(200)
})

test.each([
  'txnum=',
  'txnum=-1',
  'txnum=1e9',
  'txnum=0x10',
  'txnum=99999999999999999999',
  'atxnum=9',
])('a cookie that is no position asks for nothing: %s', (cookie) =>
  expect(positionIn(`${cookie}; other=1`)).toBeNull(),
)

test('someone who goes while their form is carried ends it there too', async () => {
  let ended = false
  const slow = createServer((req) => {
    req.resume()
    req.on('close', () => {
      ended = true
    })
  })
  const ask = await nodeThat({ primary: 'm-1', at: await listen(slow) })
  const leave = new AbortController()
  const sent = ask('/x', { ...post(new Uint8Array(2_000_000)), signal: leave.signal })
  setTimeout(() => leave.abort(), 50)
  await expect(sent).rejects.toThrow()
  await expect.poll(() => ended).toBe(true)
})

test('a form that is carried to a primary which then stands still is told so', async () => {
  const silent = createServer((req, res) => {
    if (req.url === '/healthz') return void res.end('ready')
    req.resume()
    primaryNow = null
  })
  let primaryNow: string | null = 'm-1'
  const ask = await nodeThat({ at: await listen(silent), reachable: () => primaryNow })
  const answer = await ask('/requests', post(new Uint8Array(2_000_000)))
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
  silent.closeAllConnections()
})
