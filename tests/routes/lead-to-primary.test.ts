import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { cameBack, having, ledTo, nodesToLead, post, seen } from '#tests/fixtures/lead-to-primary'
import { positionIn } from '~/platform/litefs/position-cookie'

const { arrived, listen, nodeThat } = await nodesToLead()

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
