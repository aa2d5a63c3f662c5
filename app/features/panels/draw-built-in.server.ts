import type { RenderJob } from '~/panels/render-job'
import { onPicture } from '~/platform/pictures/pictures.server'

/** Draws a panel of the library. @returns its SVG */
export async function drawBuiltIn(job: RenderJob): Promise<string> {
  const { svg } = await onPicture('drawPanel', job, { short: true })
  return svg
}
