import { setImmediate as otherWork } from 'node:timers/promises'
import { asWrite } from '~/platform/litefs/hand-over.server'
import { log } from '~/platform/log.server'
import { carriesOutJobs } from './carries-out-jobs.server'

/** Something done again and again, for which nobody waits and which keeps no process alive. */
export type Upkeep = {
  /** Name in the log when it fails; it is tried again at its next time. */
  name: string
  /** Milliseconds from one run to the next. */
  every: number
  /** Milliseconds until the first run; without it, as long as between two. */
  first?: number
  /**
   * Node that runs it: jobs that write rows run on the primary; jobs that tidy this machine's disk,
   * everywhere.
   */
  where: 'primary' | 'everywhere'
  /** A job that returns true has done a part: the next part follows, and other work comes in between. */
  run: () => unknown
}

/** Does each of a list at its times. @returns how to stop */
export function startUpkeep(list: readonly Upkeep[]): () => void {
  const stops = list.map(keepUp)
  return () => {
    for (const stop of stops) stop()
  }
}

function keepUp({ name, every, first = every, where, run }: Upkeep): () => void {
  let timer = next(first)
  function next(pause: number) {
    return setTimeout(turn, pause).unref()
  }
  async function turn() {
    timer = next(every)
    try {
      if (where === 'everywhere') while ((await run()) === true) await otherWork()
      else while (carriesOutJobs() && (await asWrite(run)) === true) await otherWork()
    } catch (error) {
      log.warn({ err: error, upkeep: name }, 'upkeep failed')
    }
  }
  return () => clearTimeout(timer)
}
