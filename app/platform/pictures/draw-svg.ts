import sharp from 'sharp'

// One thread a picture: a panel is drawn by one thread anyway, and others are waiting.
sharp.concurrency(1)
sharp.cache({ memory: 32, files: 0, items: 20 })

export type RasterForm = 'jpeg' | 'png' | 'webp'
export type RasterSize = {
  /** Width of the SVG itself, in pixels. */
  from: number
  /** Width of the picture, in pixels; the height follows. */
  width: number
  /** Of a JPEG, 1 to 100. */
  quality?: number
  /** Behind what is transparent in a JPEG. */
  background?: string
}

/** Draws an SVG as a picture. The drawing is scaled, not its pixels: small ones are cheap and sharp. */
export function drawSvg(
  svg: string,
  form: RasterForm,
  { from, width, quality = 86, background = '#ffffff' }: RasterSize,
): Promise<Buffer> {
  const density = Math.min(2_400, Math.max(1, (72 * width) / from))
  const options = { density, unlimited: true, limitInputPixels: 100e6 }
  const picture = sharp(Buffer.from(svg), options).resize({ width })
  if (form === 'png') return picture.png({ compressionLevel: 8 }).toBuffer()
  if (form === 'webp') return picture.webp({ quality: 78, effort: 3 }).toBuffer()
  return picture.flatten({ background }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
}
