import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { workerPool } from '~/platform/pool.server'

const file = join(mkdtempSync(join(tmpdir(), 'panelry-pool-')), 'worker.mjs')
writeFileSync(
  file,
  `import { parentPort, threadId } from 'node:worker_threads'
   import { existsSync, writeFileSync } from 'node:fs'
   parentPort.on('message', (job) => {
     if (job.crashOnce) {
       if (!existsSync(job.crashOnce)) { writeFileSync(job.crashOnce, ''); process.exit(3) }
     }
     if (job.crash) process.exit(3)
     if (job.hang) while (true);
     for (const end = Date.now() + (job.busy ?? 0); Date.now() < end; );
     parentPort.postMessage(job.fail ? { error: job.fail } : { result: [job.echo, threadId] })
   })`,
)

type Job = {
  echo?: number
  busy?: number
  fail?: string
  hang?: boolean
  crash?: boolean
  crashOnce?: string
}
const start = (size = 2) => workerPool<Job, [number, number]>(file, { size, timeout: 3_000 })
let pool = start()
afterEach(() => {
  vi.useRealTimers()
  return pool.close()
})

test('many jobs on few workers all come back, each with its own answer', async () => {
  pool = start()
  const answers = await Promise.all(Array.from({ length: 50 }, (_, echo) => pool.run({ echo })))
  expect(answers.map(([echo]) => echo)).toEqual(Array.from({ length: 50 }, (_, i) => i))
  expect(new Set(answers.map(([, thread]) => thread)).size).toBe(2)
})

test('an idle worker takes the next job', async () => {
  pool = start(1)
  const [, first] = await pool.run({ echo: 1 })
  const [, second] = await pool.run({ echo: 2 })
  expect(second).toBe(first)
})

test('a job that throws is rejected and the worker goes on', async () => {
  pool = start(1)
  await expect(pool.run({ fail: 'no such panel' })).rejects.toThrow('no such panel')
  expect((await pool.run({ echo: 7 }))[0]).toBe(7)
})

test('a job that hangs is tried twice and ended; the ones behind it are carried out', async () => {
  pool = workerPool(file, { size: 1, timeout: 500 })
  const hanging = expect(pool.run({ hang: true })).rejects.toThrow('longer than 500 ms')
  const behind = pool.run({ echo: 8 })
  await hanging
  expect((await behind)[0]).toBe(8)
})

test('a crashed worker is replaced and its job tried once more', async () => {
  pool = start(1)
  const mark = `${file}.crashed`
  expect((await pool.run({ crashOnce: mark, echo: 9 }))[0]).toBe(9)
  await expect(pool.run({ crash: true })).rejects.toThrow('ended with 3')
  expect((await pool.run({ echo: 10 }))[0]).toBe(10)
})

/** Carries out such jobs, all sent at once. @returns whose were done, in this order */
async function order(people: string[], busy = 20) {
  const done: string[] = []
  const all = people.map(async (who) => {
    const [network = '', person] = who.split(' ')
    await pool.run({ busy }, { whose: { network, person } })
    done.push(who)
  })
  await Promise.all(all)
  return done
}

test('someone who sends many jobs does not keep the ones of others waiting until all are done', async () => {
  pool = start(1)
  expect((await order(['x a', 'y b', 'x a', 'y b', 'x a', 'y b', 'z c'])).slice(0, 3)).toEqual([
    'x a',
    'y b',
    'z c',
  ])
})

test('many accounts of one network are one among the networks; within it people take turns', async () => {
  pool = start(1)
  const many = Array.from({ length: 12 }, (_, n) => `x ${n}`)
  expect((await order([...many, 'y b'])).indexOf('y b')).toBe(1)
  const [, next, last] = await order(['z a', 'z a', 'z c'])
  expect([next, last]).toEqual(['z c', 'z a'])
})

test('someone who has cost nothing of late goes before networks and people that have', async () => {
  pool = start(1)
  const networks = Array.from({ length: 8 }, (_, n) => `10.0.0.${n} p${n}`)
  await order(networks)
  expect((await order([...networks, 'y b'])).indexOf('y b')).toBe(1)
  // The same account from elsewhere is still the same account.
  expect((await order(['u q', '10.9.9.9 p3', 'v new'])).slice(1)).toEqual(['v new', '10.9.9.9 p3'])
})

test('someone who is known to cost little goes before a crowd of strangers, of their own network as well', async () => {
  pool = workerPool(file, { size: 2, timeout: 3_000, stranger: 1_000 })
  await order(['x known'])
  const crowd = Array.from({ length: 6 }, (_, n) => `x stranger${n}`)
  expect((await order([...crowd, 'x known'], 200)).indexOf('x known')).toBeLessThan(2)
})

test('short jobs of a person are carried out several at a time, where nobody else waits', async () => {
  pool = start(2)
  const whose = { network: 'x', person: 'a' }
  const many = (short: boolean) =>
    Promise.all(Array.from({ length: 4 }, () => pool.run({ busy: 50 }, { whose, short })))
  const workers = async (short: boolean) => new Set((await many(short)).map(([, id]) => id)).size
  expect(await workers(false)).toBe(1)
  expect(await workers(true)).toBe(2)
})

test('one network leaves a worker to others', async () => {
  pool = start(2)
  const long = order(['x a'], 400)
  const done = order(['x b', 'y c'], 50)
  expect(pool.waiting({ network: 'x', person: 'b' })).toEqual({ all: 1, network: 1, person: 1 })
  expect(await done).toEqual(['y c', 'x b'])
  await long
})

test('a worker that ends while it rests gives its place back once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const begun: Worker[] = []
  const note = (worker: Worker) => begun.push(worker)
  process.on('worker', note)
  pool = workerPool(file, { size: 1, timeout: 3_000, idle: 60_000 })
  await pool.run({ echo: 1 })
  await begun[0]?.terminate()
  vi.advanceTimersByTime(60_000)
  const [[, one], [, other]] = await Promise.all([pool.run({ echo: 2 }), pool.run({ echo: 3 })])
  process.off('worker', note)
  expect(one).toBe(other)
})
