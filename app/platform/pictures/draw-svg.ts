import sharp, { type Sharp } from 'sharp'

/** Families that browsers take for these words; renderers of pictures take others. */
const families: Record<string, string> = {
  serif: 'Times New Roman, serif',
  'sans-serif': 'Arial, sans-serif',
}

const brandColor = /var\(\s*--brand-(?:primary|secondary)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/gi

/**
 * A cleaned SVG as the renderer of pictures draws it like a browser: it knows no variables, so that each
 * place for a brand gets the color that is next to it, else black.
 */
const forRenderer = (svg: string): string =>
  svg
    // Browsers begin with larger letters.
    .replace(/^<svg(?![^>]* font-size=)/, '<svg font-size="16"')
    .replace(brandColor, (_, color: string | undefined) => color?.trim() || '#000000')
    .replace(/( font-family=")([^"]*)"/g, (_, start: string, list: string) => {
      const named = list.split(',').map((family) => families[family.trim().toLowerCase()] ?? family)
      return `${start}${named.join(',')}"`
    })

// One thread a picture: a panel is drawn by one thread anyway, and others are waiting.
sharp.concurrency(1)
// No picture is asked for twice, and a kept one is the memory of the next.
sharp.cache(false)

export type RasterForm = 'jpeg' | 'png' | 'webp'
export type RasterSize = {
  /** Width of the SVG itself, in pixels. */
  from: number
  /** Width of the picture, in pixels; the height follows. */
  width: number
  /** Quality of a JPEG, 1 to 100. */
  quality?: number
  /** Behind what is transparent in a JPEG. */
  background?: string
}

/** Draws an SVG as a picture. The drawing is scaled, not its pixels: small ones are cheap and sharp. */
export function drawSvg(svg: string, form: RasterForm, size: RasterSize): Promise<Buffer> {
  const { from, width } = size
  const density = Math.min(2_400, Math.max(1, (72 * width) / from))
  const options = { density, unlimited: true, limitInputPixels: 100e6 }
  return encoded(sharp(Buffer.from(forRenderer(svg)), options).resize({ width }), form, size)
}

/** Draws a photograph as a picture: its size is `size.width`, its height follows. */
export const drawPhoto = (
  bytes: Uint8Array,
  form: RasterForm,
  size: Pick<RasterSize, 'width' | 'quality'>,
): Promise<Buffer> =>
  encoded(sharp(bytes, { limitInputPixels: 100e6 }).resize({ width: size.width }), form, size)

function encoded(
  picture: Sharp,
  form: RasterForm,
  { quality = 86, background = '#ffffff' }: Pick<RasterSize, 'quality' | 'background'>,
): Promise<Buffer> {
  if (form === 'png') return picture.png({ compressionLevel: 8 }).toBuffer()
  if (form === 'webp') return picture.webp({ quality: 78, effort: 3 }).toBuffer()
  return picture.flatten({ background }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
}
