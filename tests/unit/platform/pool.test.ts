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
     parentPort.postMessage(job.fail ? { error: job.fail } : { result: [job.echo, threadId] })
   })`,
)

type Job = { echo?: number; fail?: string; hang?: boolean; crash?: boolean; crashOnce?: string }
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

test('a job that hangs is ended; the ones behind it are carried out', async () => {
  pool = start(1)
  const hanging = pool.run({ hang: true })
  const behind = pool.run({ echo: 8 })
  await expect(hanging).rejects.toThrow('longer than 3000 ms')
  expect((await behind)[0]).toBe(8)
})

test('a crashed worker is replaced and its job tried once more', async () => {
  pool = start(1)
  const mark = `${file}.crashed`
  expect((await pool.run({ crashOnce: mark, echo: 9 }))[0]).toBe(9)
  await expect(pool.run({ crash: true })).rejects.toThrow('ended with 3')
  expect((await pool.run({ echo: 10 }))[0]).toBe(10)
})

test('who sends many jobs does not keep the ones of others waiting until all are done', async () => {
  pool = start(1)
  const done: string[] = []
  const owners = ['a', 'b', 'a', 'b', 'a', 'b', 'c']
  await Promise.all(
    owners.map(async (owner) => {
      await pool.run({ echo: 1 }, { owner })
      done.push(owner)
    }),
  )
  expect(done.slice(0, 3)).toEqual(['a', 'b', 'c'])
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
