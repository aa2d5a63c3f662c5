import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { Fault } from '~/faults'
import { asker } from '~/platform/asker.server'
import { TookTooLong, workerPool } from '~/platform/pool.server'
import type { Jobs } from './jobs'

/** The bundle that works on uploaded pictures; made by the build, absent in development and tests. */
const workerFile = resolve('build/worker/pictures.js')

type Name = keyof Jobs
type Input<N extends Name> = Parameters<Jobs[N]>[0]
type Output<N extends Name> = Awaited<ReturnType<Jobs[N]>>

/** What the process that does the work is told. `seconds` of a core may be spent. */
export type PictureRequest = { name: Name; input: unknown; seconds: number }

/** How many jobs of one person may wait, of one network, and of all that somebody waits for. */
const mostWaiting = { person: 8, network: 24, all: 150 }

const pool =
  process.env.NODE_ENV === 'production' && existsSync(workerFile) ? picturePool(workerFile) : null

/** The processes behind `onPicture`. */
export function picturePool(file: string) {
  return workerPool<PictureRequest, unknown>(file, {
    size: Math.min(2, availableParallelism()),
    timeout: 30_000,
    processes: true,
    idle: 60_000,
    // An honest picture takes less.
    stranger: 1_000,
  })
}

/**
 * Works on a picture that somebody uploaded, or on what was made from one, in a process of its own:
 * it is killed with everything it does when it costs too much. Here where the bundle is not built.
 *
 * @param seconds of a core the work may cost
 * @param owner whose work it is; one of theirs runs at a time, and they take turns by network as well
 * @param field the form field that a refusal stands beside
 * @throws Fault 422 `svg-slow`; 429 `pictures-busy` when too much waits already, of the owner's,
 *   of their network's or of all
 */
export async function onPicture<N extends Name>(
  name: N,
  input: Input<N>,
  { seconds = 10, owner, field }: { seconds?: number; owner?: string; field?: string } = {},
): Promise<Output<N>> {
  if (!pool) {
    const { jobs } = await import('./jobs')
    return (jobs[name] as (input: Input<N>) => Promise<Output<N>>)(input)
  }
  const network = asker.getStore()?.network ?? owner ?? ''
  const whose = owner === undefined ? undefined : { network, person: owner }
  if (whose && isCrowded(pool.waiting(whose))) throw new Fault('pictures-busy', 429, { field })
  try {
    return (await pool.run({ name, input, seconds }, { whose })) as Output<N>
  } catch (error) {
    if (!(error instanceof TookTooLong)) throw error
    throw new Fault('svg-slow', 422, { field, values: { seconds } })
  }
}

const isCrowded = (waiting: typeof mostWaiting) =>
  waiting.person >= mostWaiting.person ||
  waiting.network >= mostWaiting.network ||
  waiting.all >= mostWaiting.all
