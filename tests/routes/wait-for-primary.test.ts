import { createServer } from 'node:http'
import { expect, test, vi } from 'vitest'
import { cameBack, having, ledTo, nodesToLead, post, seen } from '#tests/fixtures/lead-to-primary'

const { listen, nodeThat, primary } = await nodesToLead()

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
