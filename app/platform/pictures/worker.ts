import { Worker } from 'node:worker_threads'
import { endings } from '../pool-endings'
import { jobs } from './jobs'
import type { PictureRequest } from './pictures.server'

/** Bytes this process may take: two of them and the server fit into 1 GB. */
const memory = 400 * 1024 ** 2
/** Bytes with which it may take another job. */
const restful = 250 * 1024 ** 2

/** A library at work in its threads stops only with the process. */
const end = () => process.kill(process.pid, 'SIGKILL')
// The server is gone, and nobody waits for the picture.
process.on('disconnect', end)

/** Microseconds of a core that the process may have used when its job is over; 0 while it has none. */
const until = new Float64Array(new SharedArrayBuffer(8))

// In a thread of its own: some work lets nothing else run beside it.
new Worker(
  `const { workerData: { until, memory, endings } } = require('node:worker_threads')
  setInterval(() => {
    if (until[0] === 0) return
    const { user, system } = process.cpuUsage()
    if (user + system > until[0]) process.kill(process.pid, endings.time)
    if (process.memoryUsage.rss() > memory) process.kill(process.pid, endings.memory)
  }, 20)`,
  { eval: true, workerData: { until, memory, endings } },
).unref()

/** An answer that reaches nobody any more ends the process, without a word. */
const answer = (said: object) => {
  const spent = process.memoryUsage.rss() > restful
  process.send?.({ ...said, spent }, (error: Error | null) => error && end())
}

process.on('message', async ({ name, input, seconds }: PictureRequest) => {
  const { user, system } = process.cpuUsage()
  until[0] = user + system + seconds * 1e6
  try {
    const result = await (jobs[name] as (input: unknown) => Promise<unknown>)(input)
    answer({ result })
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error) })
  } finally {
    until[0] = 0
  }
})
