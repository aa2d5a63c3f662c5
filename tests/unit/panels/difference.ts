import sharp from 'sharp'

/** A drawn panel. */
export type Drawn = { svg: string; width: number; height: number }

const pixels = new WeakMap<Drawn, Promise<Buffer>>()

/** Each is compared with several others. */
function pixelsOf(drawn: Drawn): Promise<Buffer> {
  const made =
    pixels.get(drawn) ??
    sharp(Buffer.from(drawn.svg), { density: 9, unlimited: true })
      .resize(120, 80, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer()
  pixels.set(drawn, made)
  return made
}

/** The share of pixels that are another color to the eye. */
export async function difference(one: Drawn, other: Drawn): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  let different = 0
  for (let i = 0; i < a.length; i += 3) {
    const channel = (k: number) => Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0))
    if (channel(0) + channel(1) + channel(2) > 12) different += 1
  }
  return different / (a.length / 3)
}

/** The color of the first shape that fills the panel; those with another one look different. */
export const ground = ({ svg }: Drawn) => svg.match(/<(?:rect|path)[^>]* width="1440"[^>]*>/)?.[0]

/** Each two of three. */
export const pairs = <T>([a, b, c]: readonly T[]) =>
  [
    [a, b],
    [a, c],
    [b, c],
  ] as [T, T][]
