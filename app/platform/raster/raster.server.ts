import sharp from 'sharp'
import { limiter } from '~/platform/limit'

// One thread a picture: a panel is drawn by one thread anyway, and the pool has others waiting.
sharp.concurrency(1)
sharp.cache({ memory: 32, files: 0, items: 20 })

const limited = limiter(2)

export type RasterForm = 'jpeg' | 'png' | 'webp'
type RasterSize = {
  /** Width of the SVG itself, in pixels. */
  from: number
  /** Width of the picture, in pixels; the height follows. */
  width: number
  /** Of a JPEG, 1 to 100. */
  quality?: number
  /** Behind what is transparent in a JPEG. */
  background?: string
}

/**
 * Draws an SVG of ours (drawn by the library or cleaned) as a picture, off the main thread. The
 * drawing is scaled, not its pixels: small pictures are cheap and sharp.
 *
 * @throws when it takes longer than 20 s
 */
export function rasterise(
  svg: string,
  form: RasterForm,
  { from, width, quality = 86, background = '#ffffff' }: RasterSize,
): Promise<Buffer> {
  return limited(() => {
    const density = Math.min(2_400, Math.max(1, (72 * width) / from))
    const picture = sharp(Buffer.from(svg), { density, unlimited: true, limitInputPixels: 100e6 })
      .timeout({ seconds: 20 })
      .resize({ width })
    if (form === 'png') return picture.png({ compressionLevel: 8 }).toBuffer()
    if (form === 'webp') return picture.webp({ quality: 78, effort: 3 }).toBuffer()
    return picture.flatten({ background }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
  })
}
