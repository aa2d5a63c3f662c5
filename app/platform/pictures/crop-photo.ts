import sharp from 'sharp'
import type { PictureBytes } from '~/panels/render-job'

/** Pixels for a pixel of a drawing: pictures that fill a panel are seen at their own size. */
const fineOf = (width: number) => (width > 900 ? 1 : width > 400 ? 1.5 : 2)

type Size = { width: number; height: number }

/** The part of a photograph that fills a box, its point as near to the middle as that goes. */
export function partOf(photo: Size, box: Size, point: { x: number; y: number }) {
  const scale = Math.min(photo.width / box.width, photo.height / box.height)
  const width = Math.max(1, Math.min(photo.width, Math.round(box.width * scale)))
  const height = Math.max(1, Math.min(photo.height, Math.round(box.height * scale)))
  return {
    left: Math.round(((photo.width - width) * point.x) / 100),
    top: Math.round(((photo.height - height) * point.y) / 100),
    width,
    height,
  }
}

/** A photograph as a drawing embeds it: cropped to its box, a JPEG in a data URI. */
export async function cropPhoto(
  { bytes, ...point }: Omit<PictureBytes, 'alt'>,
  box: Size,
): Promise<string> {
  const { width = 1, height = 1 } = await sharp(bytes).metadata()
  const part = partOf({ width, height }, box, point)
  const fine = Math.min(fineOf(box.width), part.width / box.width)
  const jpeg = await sharp(bytes)
    .extract(part)
    .resize(Math.max(1, Math.round(box.width * fine)), Math.max(1, Math.round(box.height * fine)), {
      fit: 'fill',
    })
    .jpeg({ quality: 80 })
    .toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}
