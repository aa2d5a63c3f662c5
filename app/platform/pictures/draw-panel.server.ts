import pLimit from 'p-limit'
import { drawSvg, type RasterForm, type RasterSize } from '~/platform/pictures/draw-svg'

const limited = pLimit(2)

/**
 * Draws a panel of the library as a picture, off the main thread. Nothing stops it once it has
 * begun: what somebody uploaded is drawn by `pictures.server` instead.
 */
export const rasterise = (svg: string, form: RasterForm, size: RasterSize): Promise<Buffer> =>
  limited(() => drawSvg(svg, form, size))
