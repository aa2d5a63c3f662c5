import type { RenderJob } from '~/panels/render-job'
import { onPicture } from '~/platform/pictures/pictures.server'

/** Draws a panel of the library. @returns its SVG */
export const drawBuiltIn = (job: RenderJob): Promise<string> =>
  onPicture('drawPanel', job, { short: true })
