import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { besideLitefs } from '#tests/fixtures/beside-litefs'

vi.mock('litefs-js', async (original) => ({
  ...(await original<object>()),
  // There is no private network here.
  getInternalInstanceDomain: () => 'http://127.0.0.1:1',
}))

const { litefs, replica } = await besideLitefs()
const node = await import('~/platform/litefs/node.server')
const { acknowledged } = await import('~/platform/litefs/acknowledge.server')
const { positionsTold } = await import('~/platform/litefs/replicas.server')
const { listenToNodes } = await import('~/platform/litefs/listen-to-nodes.server')
const { beginWrite, handOver, isHandingOver } = await import('~/platform/litefs/hand-over.server')
const { startRunner } = await import('~/platform/jobs/runner.server')
const { startUpkeep } = await import('~/platform/jobs/upkeep.server')
const { wake } = await import('~/platform/jobs/wake.server')

let stop = () => {}
beforeAll(async () => {
  const stopFollowing = await node.startFollowing()
  const stopListening = listenToNodes({ keep: vi.fn(), ask: vi.fn() })
  stop = () => {
    stopListening()
    stopFollowing()
  }
})
const left: ReturnType<typeof replica>[] = []
afterEach(async () => {
  for (const each of left.splice(0)) each.leave()
  await expect.poll(positionsTold).toEqual([])
  litefs.elect(null)
})
afterAll(async () => {
  stop()
  await litefs.stop()
})

const becomes = (is: () => unknown) => vi.waitFor(() => expect(is()).toBe(true))
async function bePrimary(position: number) {
  litefs.reach(position)
  litefs.elect('me')
  await becomes(() => node.mayWrite())
}

/** A replica that has told how far it is. */
async function connect(name: string, at: number, isCandidate = true) {
  const one = replica(undefined, { name, isCandidate })
  left.push(one)
  one.tell(at)
  await expect.poll(() => positionsTold().map((each) => each.name)).toContain(name)
  return one
}

/** Time for some looks of the node that hands over. */
const looks = () => new Promise((done) => setTimeout(done, 80))

test('a primary that stops waits until another node has taken over; nobody is waited for where there is none', async () => {
  await bePrimary(90)
  const started = performance.now()
  await handOver()
  expect(performance.now() - started).toBeLessThan(500)
  const other = await connect('other', 90)
  let isOver = false
  const over = handOver().then(() => {
    isOver = true
  })
  await expect.poll(() => other.heard.join('')).toContain('leaving')
  expect(isOver).toBe(false)
  litefs.elect('other')
  await over
})

test('a primary that stops begins no write, and leaves once all that it has answered is received', async () => {
  await bePrimary(200)
  const other = await connect('other', 200)
  const answer = new EventEmitter()
  beginWrite(answer as unknown as ServerResponse)
  const over = handOver()
  expect(isHandingOver()).toBe(true)
  await looks()
  // All that is written by now is received: only the answer is missing.
  expect(other.heard.join('')).not.toContain('leaving')
  litefs.reach(201)
  answer.emit('close')
  await looks()
  expect(other.heard.join('')).not.toContain('leaving')
  other.tell(201)
  await expect.poll(() => other.heard.join('')).toContain('leaving')
  litefs.elect('other')
  await over
  expect(isHandingOver()).toBe(false)
})

test('a node that may not become the primary is no copy: no write is confirmed by it, and it takes nothing over', async () => {
  await bePrimary(300)
  const far = await connect('iad1', 300, false)
  expect(await acknowledged()).toBe('alone')
  const started = performance.now()
  await handOver()
  expect(performance.now() - started).toBeLessThan(500)
  const near = await connect('ams2', 299)
  expect(await acknowledged()).toBe('late')
  near.tell(300)
  await expect.poll(acknowledged).toBe('confirmed')
  const over = handOver()
  await expect.poll(() => near.heard.join('')).toContain('leaving')
  litefs.elect('ams2')
  await over
  expect(far.heard.join('')).not.toContain('leaving')
})

test('a node that has not received everything is not told to take over where another one has', async () => {
  await bePrimary(400)
  const behind = await connect('ams2', 399)
  const whole = await connect('ams3', 400)
  const over = handOver()
  await expect.poll(() => whole.heard.join('')).toContain('leaving')
  litefs.elect('ams3')
  await over
  expect(behind.heard.join('')).not.toContain('leaving')
})

test('jobs and upkeep write nothing while the primary hands over, and what is in hand is waited for', async () => {
  await bePrimary(500)
  const other = await connect('other', 500)
  let finish = () => {}
  const done: string[] = []
  const waiting = ['first']
  const stopRunner = startRunner<string>({
    name: 'tried',
    concurrency: 2,
    claim: (most) => waiting.splice(0, most),
    work: (job) =>
      new Promise((settle) => {
        finish = () => {
          done.push(job)
          settle({ kind: 'done' })
        }
      }),
    settle: (job) => void done.push(`${job} settled`),
  })
  let rounds = 0
  const run = () => {
    rounds += 1
    return true
  }
  const stopUpkeep = startUpkeep([{ name: 'rounds', where: 'primary', first: 0, every: 5, run }])
  await expect.poll(() => rounds).toBeGreaterThan(2)
  const over = handOver()
  await looks()
  const before = rounds
  waiting.push('second')
  wake('tried')
  await looks()
  expect([rounds, waiting]).toEqual([before, ['second']])
  expect(other.heard.join('')).not.toContain('leaving')
  finish()
  await expect.poll(() => other.heard.join('')).toContain('leaving')
  expect(done).toEqual(['first', 'first settled'])
  litefs.elect('other')
  await over
  stopUpkeep()
  await stopRunner()
})
