import { asWrite } from '~/platform/litefs/hand-over.server'
import { log } from '~/platform/log.server'
import { carriesOutJobs } from './carries-out-jobs.server'
import type { Outcome } from './outcome'
import { onWake } from './wake.server'

/** Work that waits in the database. */
export type Queue<Job> = {
  name: string
  /** How many pieces are under way at once. */
  concurrency: number
  /** Leases at most `most` pieces that are due. Nobody else gets them until the lease ends. */
  claim: (most: number) => Job[]
  work: (job: Job) => Promise<Outcome>
  /** Stores how it ended. When that fails, the lease ends and the piece is done again. */
  settle: (job: Job, outcome: Outcome) => void
}

/**
 * Works on a queue: when it is woken, when a piece is finished, and by the clock every `every`
 * milliseconds.
 *
 * @returns how to stop: nothing new is taken, what is in hand is finished
 */
export function startRunner<Job>(queue: Queue<Job>, every = 5_000): () => Promise<void> {
  const inHand = new Set<Promise<void>>()
  let stopped = false
  let quietUntil = 0

  function pump() {
    const free = queue.concurrency - inHand.size
    if (stopped || free <= 0 || Date.now() < quietUntil || !carriesOutJobs()) return
    try {
      for (const job of queue.claim(free)) take(job)
    } catch (error) {
      log.error({ err: error, queue: queue.name }, 'jobs could not be claimed')
    }
  }

  function take(job: Job) {
    const work = asWrite(() => carryOut(job)).finally(() => {
      inHand.delete(work)
      pump()
    })
    inHand.add(work)
  }

  async function carryOut(job: Job) {
    try {
      const outcome = await queue
        .work(job)
        .catch((error): Outcome => ({ kind: 'retry', error: String(error) }))
      if (outcome.kind === 'busy') quietUntil = Date.now() + outcome.after
      queue.settle(job, outcome)
    } catch (error) {
      log.error({ err: error, queue: queue.name }, 'the end of a job could not be stored')
    }
  }

  const forget = onWake(queue.name, pump)
  const timer = setInterval(pump, every)
  timer.unref()
  pump()
  return async () => {
    stopped = true
    forget()
    clearInterval(timer)
    await Promise.all(inHand)
  }
}
