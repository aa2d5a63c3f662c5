import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { Interrupted, TookTooLong, workerPool } from '~/platform/pool.server'
import { endings } from '~/platform/pool-endings'

const folder = mkdtempSync(join(tmpdir(), 'panelry-lost-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'worker.mjs')
// It dies of a signal the first times, notes when it begins and ends, and answers with its process.
writeFileSync(
  file,
  `import { appendFileSync, existsSync, readFileSync } from 'node:fs'
   process.on('disconnect', () => process.exit())
   process.on('message', ({ name, signal, times, busy }) => {
     const note = (what) => appendFileSync('${folder}/' + name, what)
     note('b')
     const begun = readFileSync('${folder}/' + name, 'utf8').replaceAll('e', '').length
     if (signal && begun <= times) return process.kill(process.pid, signal)
     const from = Date.now()
     setTimeout(() => process.send({ result: { pid: process.pid, from, to: Date.now() } }), busy)
   })`,
)

type Job = { name: string; signal?: NodeJS.Signals; times?: number; busy?: number }
type Result = { pid: number; from: number; to: number }
let isBusy = false
const start = (size = 2) =>
  workerPool<Job, Result>(file, {
    size,
    timeout: 10_000,
    processes: true,
    isBusy: () => isBusy,
  })
let pool = start()
afterEach(() => pool.close())

let count = 0
const run = (job: Omit<Job, 'name'> = {}) => {
  count += 1
  return pool.run({ name: `job-${count}`, busy: 0, times: 1, ...job })
}

test.each(['SIGKILL', 'SIGTERM', 'SIGSEGV'] as const)(
  'a job whose process ends by %s is carried out the second time, with no other beside it',
  async (signal) => {
    pool = start(2)
    const lost = run({ signal, busy: 150 })
    const others = Array.from({ length: 6 }, () => run({ busy: 60 }))
    const alone = await lost
    for (const { from, to } of await Promise.all(others)) {
      expect(to <= alone.from || from >= alone.to).toBe(true)
    }
  },
)

test('what kills a process twice is an interruption where the system did it, a fault where it crashed', async () => {
  pool = start(1)
  await expect(run({ signal: 'SIGKILL', times: 2 })).rejects.toThrow(Interrupted)
  const crash = run({ signal: 'SIGSEGV', times: 2 })
  await expect(crash).rejects.toThrow('a worker ended with SIGSEGV')
  await expect(crash).rejects.not.toThrow(Interrupted)
  expect(await run()).toBeTruthy()
})

test('a job that costs too much time by itself is not tried again', async () => {
  pool = start(1)
  await expect(run({ signal: endings.time })).rejects.toThrow(TookTooLong)
})

test('on an overloaded machine it is tried once more, and the second time counts', async () => {
  isBusy = true
  pool = start(1)
  expect(await run({ signal: endings.time })).toBeTruthy()
  await expect(run({ signal: endings.time, times: 2 })).rejects.toThrow(TookTooLong)
  isBusy = false
})

test('too much memory is a job’s own in a new process; in a used one it is tried again in a new one', async () => {
  pool = start(1)
  await expect(run({ signal: endings.memory })).rejects.toThrow(TookTooLong)
  const { pid } = await run()
  const second = await run({ signal: endings.memory })
  expect(second.pid).not.toBe(pid)
  await expect(run({ signal: endings.memory, times: 2 })).rejects.toThrow(TookTooLong)
})

test('a process that says it holds much is given no other job', async () => {
  const spent = join(folder, 'spent.mjs')
  writeFileSync(
    spent,
    `process.on('disconnect', () => process.exit())
     process.on('message', () => process.send({ result: { pid: process.pid }, spent: true }))`,
  )
  pool = workerPool(spent, { size: 1, timeout: 3_000, processes: true })
  const pids = await Promise.all([run(), run(), run()])
  expect(new Set(pids.map(({ pid }) => pid)).size).toBe(3)
})
