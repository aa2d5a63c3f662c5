import sharp from 'sharp'

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * A sign in squares, with some room around it. What phones keep on their screen has a ground: there a clear
 * one is black.
 */
export function websiteIcons(source: string, sides: readonly number[]): Promise<Buffer[]> {
  const bytes = source.startsWith('data:')
    ? Buffer.from(source.slice(source.indexOf(',') + 1), 'base64')
    : Buffer.from(source)
  return Promise.all(
    sides.map(async (side) => {
      const room = Math.round(side * (side < 64 ? 0.03 : 0.12))
      const inner = side - 2 * room
      const sign = sharp(bytes, { density: Math.max(72, Math.ceil((72 * inner) / 32)) })
        .resize({ width: inner, height: inner, fit: 'contain', background: clear })
        .extend({ top: room, bottom: room, left: room, right: room, background: clear })
      return (side < 64 ? sign : sign.flatten({ background: '#ffffff' })).png().toBuffer()
    }),
  )
}

/** Pixels that networks show of a page. */
const [width, height] = [1200, 630]

/** The upper part of a picture; below one that is lower is its ground. */
export async function sharePicture({ bytes }: { bytes: Uint8Array }): Promise<Buffer> {
  return sharp(bytes)
    .resize({ width, height, fit: 'cover', position: 'top' })
    .png({ palette: true, colours: 200, compressionLevel: 9 })
    .toBuffer()
}
