import { resolve } from 'node:path'
import { databaseFile } from '~/db/client.server'
import { DomainError } from '~/domain-error'
import { log } from '~/platform/log.server'
import { workerPool } from '~/platform/pool.server'
import { requestContext } from '~/platform/request-context.server'
import { before, type Days, endOf, partsOf, startOf, stepOf } from '~/shared/utc-days'
import type { RequestFigures, Span } from './count-figures'
import type { FiguresJob } from './figures-worker'

/** How many may wait: more than a studio has admins who look at the same time. */
const mostWaiting = 20

const pool = workerPool<FiguresJob, RequestFigures>(
  resolve('app/features/statistics/figures-worker.ts'),
  { size: 1, timeout: 30_000, idle: 60_000 },
)

const busy = () => new DomainError('statistics-busy', 503)

const spanOf = ({ from, to }: Days): Span => ({ from: startOf(from), until: endOf(to) })

/**
 * The figures of requests of some days and their parts by a step, and of as many days before. Counted in a
 * thread of its own: nobody else waits for it.
 *
 * @throws DomainError `statistics-busy` (503) when too much waits, and when the thread ended or took too long
 */
export async function requestFigures(days: Days, step = stepOf(days)): Promise<RequestFigures> {
  if (pool.waiting().all >= mostWaiting) throw busy()
  const spans = { parts: partsOf(days, step).map(spanOf), before: spanOf(before(days)) }
  try {
    const whose = requestContext.getStore()
    return await pool.run({ file: databaseFile, spans }, { whose })
  } catch (error) {
    log.error({ err: error }, 'the figures of requests could not be counted')
    throw busy()
  }
}
