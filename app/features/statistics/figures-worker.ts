import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { figuresCounter, type Spans } from './count-figures.ts'

/** Counts the figures of requests in a thread of its own, which plain Node runs: a file says its whole name. */
export type FiguresJob = { file: string; spans: Spans }

// On Linux a priority belongs to one thread. Elsewhere it would slow the whole process down.
if (process.platform === 'linux') setPriority(5)

let count: ReturnType<typeof figuresCounter> | undefined

parentPort?.on('message', ({ file, spans }: FiguresJob) => {
  try {
    count ??= figuresCounter(file)
    parentPort?.postMessage({ result: count(spans) })
  } catch (error) {
    parentPort?.postMessage({ error: String(error) })
  }
})
