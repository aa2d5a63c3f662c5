import { availableParallelism } from 'node:os'
import type { RenderJob } from '~/panels/render-job'
import { workerPool } from '~/platform/pool.server'
import { workerBuilt, workerFile } from './library-revision.server'

const pool = workerBuilt
  ? workerPool<RenderJob, string>(workerFile, {
      size: Math.min(2, availableParallelism()),
      timeout: 20_000,
    })
  : null

/** Draws a panel of the library: in a worker thread, or here where the bundle is not built. */
export async function drawBuiltIn(job: RenderJob): Promise<string> {
  if (pool) return pool.run(job)
  const { renderPanel } = await import('~/panels/render')
  const { wordsOf } = await import('~/panels/stories')
  const { panelId, variant, brand, story } = job
  return (await renderPanel(panelId, variant, brand, wordsOf(story, panelId))).svg
}
