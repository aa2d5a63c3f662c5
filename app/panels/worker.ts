import { parentPort } from 'node:worker_threads'
import { renderPanel } from './render'
import type { RenderJob } from './render-job'
import { wordsOf } from './stories'

// Laying a panel out blocks its thread for some milliseconds: it happens here, not where requests are answered.
parentPort?.on('message', async ({ panelId, variant, brand, story }: RenderJob) => {
  try {
    const { svg } = await renderPanel(panelId, variant, brand, wordsOf(story, panelId))
    parentPort?.postMessage({ result: svg })
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) })
  }
})
