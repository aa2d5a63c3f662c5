import { log } from '~/platform/log.server'

type Times = {
  /** Milliseconds from one run to the next. */
  every: number
  /** Milliseconds until the first run; without it, as long as between two. */
  first?: number
}

/**
 * Does something again and again, for which nobody waits and which keeps no process alive.
 *
 * @param failed what the log says when it throws; it is tried again at its next time
 * @returns how to stop
 */
export function startUpkeep(
  work: () => unknown,
  failed: string,
  { every, first = every }: Times,
): () => void {
  let timer = next(first)
  function next(pause: number) {
    return setTimeout(run, pause).unref()
  }
  async function run() {
    timer = next(every)
    try {
      await work()
    } catch (error) {
      log.warn({ err: error }, failed)
    }
  }
  return () => clearTimeout(timer)
}
