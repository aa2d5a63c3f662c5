import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { DomainError } from '~/domain-error'
import { Interrupted, TookTooLong, workerPool } from '~/platform/pool.server'
import { requestContext } from '~/platform/request-context.server'
import type { Jobs } from './jobs'

/** The bundle that draws; made by the build, absent in development and tests. */
const workerFile = resolve('build/worker/pictures.js')

type Name = keyof Jobs
type Input<N extends Name> = Parameters<Jobs[N]>[0]
type Output<N extends Name> = Awaited<ReturnType<Jobs[N]>>

/** Message to the process that does the work. `seconds` of a core may be spent. */
export type PictureRequest = { name: Name; input: unknown; seconds: number }

/** Jobs on pictures that are no drawings. */
const photographs: ReadonlySet<Name> = new Set([
  'takePixels',
  'takePhoto',
  'sizePhoto',
  'fitPng',
  'drawPhoto',
])

/** How many uploads of one person may wait, of one network, and of all. */
const mostWaiting = { person: 8, network: 24, all: 150 }

const pool =
  process.env.NODE_ENV === 'production' && existsSync(workerFile) ? picturePool(workerFile) : null

type Work = { seconds?: number; owner?: string; field?: string; short?: boolean }

/** The processes behind `onPicture`. */
export function picturePool(file: string) {
  return workerPool<PictureRequest, unknown>(file, {
    size: Math.min(2, availableParallelism()),
    timeout: 30_000,
    processes: true,
    idle: 60_000,
    kept: 1,
    // An honest picture takes less.
    stranger: 1_000,
    guestsAreOne: true,
  })
}

/** `onPicture` in such processes. */
export const inProcesses = (pool: ReturnType<typeof picturePool>) =>
  async function work<N extends Name>(
    name: N,
    input: Input<N> | (() => Promise<Input<N>>),
    { seconds = 10, owner, field, short }: Work = {},
  ): Promise<Output<N>> {
    const asking = requestContext.getStore()
    const whose =
      owner !== undefined ? { network: asking?.network ?? owner, person: owner } : asking
    const counts = owner !== undefined
    if (counts && isCrowded(pool.waiting(whose)))
      throw new DomainError('pictures-busy', 429, { field })
    const job =
      typeof input === 'function'
        ? async () => ({ name, input: await input(), seconds })
        : { name, input, seconds }
    try {
      return (await pool.run(job, { whose, counts, short })) as Output<N>
    } catch (error) {
      if (error instanceof Interrupted) throw new DomainError('pictures-busy', 429, { field })
      if (!(error instanceof TookTooLong)) throw error
      const code = photographs.has(name) ? 'picture-slow' : 'svg-slow'
      throw new DomainError(code, 422, { field, values: { seconds } })
    }
  }

const work = pool && inProcesses(pool)

/**
 * Draws, and works on pictures that somebody uploaded, in a process of its own: it is killed with
 * everything it does when it costs too much. Here where the bundle is not built.
 *
 * @param input what is read from a file only when its turn comes, where it is large
 * @param seconds of a core the work may cost
 * @param owner whose upload it is. Without one it is a picture that whoever asks is shown: it is never
 *   refused, and not among those that fill the limits. One work of each person runs at a time, and they
 *   take turns by network as well; what nobody asks for, the product for itself, goes first
 * @param field the form field that a refusal stands beside
 * @param short whether it is a drawing of our own that takes little: several of a person may be made at
 *   a time while nobody else waits
 * @throws DomainError 422 `svg-slow`, of a photograph `picture-slow`; 429 `pictures-busy` when too much waits
 *   already, of the owner's, of their network's or of all, and when it was interrupted twice
 */
export async function onPicture<N extends Name>(
  name: N,
  input: Input<N> | (() => Promise<Input<N>>),
  options: Work = {},
): Promise<Output<N>> {
  if (work) return work(name, input, options)
  const { jobs } = await import('./jobs')
  const read = typeof input === 'function' ? await input() : input
  return (jobs[name] as (input: Input<N>) => Promise<Output<N>>)(read)
}

const isCrowded = (waiting: typeof mostWaiting) =>
  waiting.person >= mostWaiting.person ||
  waiting.network >= mostWaiting.network ||
  waiting.all >= mostWaiting.all
