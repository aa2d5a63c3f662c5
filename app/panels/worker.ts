import { parentPort } from 'node:worker_threads'
import { renderPanel } from './render'
import type { RenderJob } from './render-job'

// Laying a panel out blocks its thread for some milliseconds: it happens here, not where requests are answered.
parentPort?.on('message', async ({ panelId, variant, brand }: RenderJob) => {
  try {
    const { svg } = await renderPanel(panelId, variant, brand)
    parentPort?.postMessage({ result: svg })
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) })
  }
})
