import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { besideLitefs } from '#tests/fixtures/beside-litefs'

vi.mock('litefs-js', async (original) => ({
  ...(await original<object>()),
  // There is no private network here.
  getInternalInstanceDomain: () => 'http://127.0.0.1:1',
}))

const { litefs, replica, dataDir } = await besideLitefs()
const node = await import('~/platform/litefs/node.server')
const { sqlite } = await import('~/db/client.server')
const { migrate } = await import('~/db/migrate.server')
const { log } = await import('~/platform/log.server')
const { positionsTold } = await import('~/platform/litefs/replicas.server')
const { listenToNodes } = await import('~/platform/litefs/listen-to-nodes.server')
const { followTerms } = await import('~/platform/litefs/follow-terms.server')
const { checkpointInTime } = await import('~/platform/litefs/checkpoint-in-time.server')
const { handOver } = await import('~/platform/litefs/hand-over.server')

const begin = vi.fn(migrate)
/** The process, which ends by itself where it must. */
const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
let stop = () => {}
beforeAll(async () => {
  const stopFollowing = await node.startFollowing()
  const stopListening = listenToNodes({ keep: vi.fn(), ask: vi.fn() })
  const stopTerms = followTerms(begin)
  stop = () => {
    stopTerms()
    stopListening()
    stopFollowing()
  }
})
const left: ReturnType<typeof replica>[] = []
beforeEach(() => {
  kill.mockClear()
  begin.mockClear()
})
afterEach(async () => {
  vi.useRealTimers()
  if (sqlite.inTransaction) sqlite.exec('rollback')
  for (const each of left.splice(0)) each.leave()
  await expect.poll(positionsTold).toEqual([])
})
afterAll(async () => {
  stop()
  await litefs.stop()
})

const wasPrimary = () => existsSync(join(dataDir, 'was-primary'))
const terms = () =>
  sqlite.prepare('select position from primary_terms order by began_at, position').pluck().all()

async function bePrimary(position: number) {
  litefs.elect(null)
  litefs.reach(position)
  await expect.poll(node.mayWrite).toBe(false)
  litefs.elect('me')
  await expect.poll(node.mayWrite).toBe(true)
}

async function connect(name: string, at: number, isCandidate = true) {
  const one = replica(undefined, { name, isCandidate })
  left.push(one)
  one.tell(at)
  await expect.poll(positionsTold).toContainEqual(expect.objectContaining({ name, position: at }))
}

test('a primary that has written nothing goes on when it is replaced', async () => {
  // No other node has been heard of yet.
  await bePrimary(0)
  litefs.elect(null)
  await expect.poll(node.mayWrite).toBe(false)
  // Longer than it waits for the last position of a replica.
  await new Promise((done) => setTimeout(done, 500))
  expect(kill).not.toHaveBeenCalled()
})

test('a takeover that fails is tried again, and its term has the position at which it began', async () => {
  begin.mockImplementationOnce(() => {
    throw new Error('disk I/O error')
  })
  const logged = vi.spyOn(log, 'error')
  await bePrimary(10)
  await expect.poll(() => logged.mock.calls.length).toBe(1)
  expect(wasPrimary()).toBe(true)
  litefs.reach(12)
  await expect.poll(() => begin.mock.calls.length, { timeout: 5_000 }).toBe(2)
  expect(terms()).toEqual([0, 10])
})

test('a primary that is followed by a node with all it wrote goes on, and is known not to have been the last', async () => {
  await bePrimary(20)
  await connect('ams2', 20)
  expect(wasPrimary()).toBe(true)
  litefs.elect('ams2')
  await expect.poll(wasPrimary).toBe(false)
  expect(kill).not.toHaveBeenCalled()
})

test('what only a node has that does not lead is no copy: the primary ends, and its database is copied aside', async () => {
  await bePrimary(30)
  await connect('iad1', 30, false)
  await connect('ams3', 29)
  litefs.elect('ams3')
  await expect.poll(() => kill.mock.calls).toEqual([[process.pid, 'SIGKILL']])
  expect(wasPrimary()).toBe(true)
})

test('nor is what another node has than the one that took over', async () => {
  await bePrimary(40)
  await connect('ams4', 40)
  await connect('ams5', 39)
  litefs.elect('ams5')
  await expect.poll(() => kill.mock.calls).toEqual([[process.pid, 'SIGKILL']])
  expect(wasPrimary()).toBe(true)
})

test('the WAL stays as it is while only a node has it that does not lead', async () => {
  await bePrimary(50)
  await connect('iad1', 400, false)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stopLooking = checkpointInTime()
  const pragma = vi.spyOn(sqlite, 'pragma')
  litefs.reach(350)
  vi.advanceTimersByTime(2_000)
  expect(pragma).not.toHaveBeenCalled()
  await connect('ams6', 350)
  // All that may take over have it; those of the tests before have not been seen for long.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  await connect('ams6', 350)
  stopLooking()
})

test('a disk that fails while the WAL goes into the database does not end the primary', async () => {
  await bePrimary(60)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stopLooking = checkpointInTime()
  const logged = vi.spyOn(log, 'warn')
  const pragma = vi.spyOn(sqlite, 'pragma').mockImplementation(() => {
    throw new Error('disk I/O error')
  })
  litefs.reach(3_000)
  expect(() => vi.advanceTimersByTime(2_000)).not.toThrow()
  expect(logged).toHaveBeenCalled()
  pragma.mockRestore()
  stopLooking()
})

test('a primary that has handed over is not copied aside when it starts again', async () => {
  await bePrimary(4_000)
  await connect('ams7', 4_000)
  expect(wasPrimary()).toBe(true)
  const over = handOver()
  setTimeout(() => litefs.elect('ams7'), 50)
  await over
  expect(wasPrimary()).toBe(false)
  expect(kill).not.toHaveBeenCalled()
})
