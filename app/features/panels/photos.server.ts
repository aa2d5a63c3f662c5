import type { Photos } from '~/panels/html'
import type { RenderJob } from '~/panels/render-job'
import type { OwnWords } from '~/panels/words'
import { slotAt } from '~/panels/words/slots'
import { files } from '~/platform/files/files.server'
import { onPicture } from '~/platform/pictures/pictures.server'
import { variantName } from '~/platform/uploads/variants'
import { type OwnPicture, usedPictures } from './own-pictures.server'
import { pictureCache } from './picture-cache.server'

/** Widths in pixels that pages show photographs at, besides their own. */
export const photoWidths = [480, 960, 1440, 2160] as const
export const photoForms = ['avif', 'webp'] as const
export type PhotoForm = (typeof photoForms)[number]

/** Own pictures as a drawing takes them: large ones, which are cropped where it is made. */
export async function picturesForDrawing(
  words: OwnWords | undefined,
): Promise<RenderJob['pictures']> {
  const read = await Promise.all(
    Object.entries(usedPictures(words)).map(
      async ([slot, { picture, x, y, alt = picture.alt }]) => {
        const bytes = await files.read('pictures', variantName('large', picture.file))
        return bytes ? [[slot, { bytes: new Uint8Array(bytes), alt, x, y }] as const] : []
      },
    ),
  )
  const found = read.flat()
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/** The widths that a picture has where it is shown up to `width` pixels wide, on a fine screen too. */
export function widthsOf(picture: Pick<OwnPicture, 'width'>, width: number): number[] {
  // Phones show what stands beside something on wide screens as wide as they are.
  const wanted = 2 * (width > 160 ? Math.max(width, 480) : width)
  const all = [...photoWidths.filter((one) => one < picture.width), picture.width]
  const enough = all.findIndex((one) => one >= wanted)
  return enough < 0 ? all : all.slice(0, enough + 1)
}

/** Where a picture is at a width, or as the JPEG that every browser shows. */
export type PhotoAddress = (
  picture: OwnPicture,
  as: { form: PhotoForm; width: number } | 'jpeg',
) => string | Promise<string>

/** Pictures of a section's own as a page shows them. */
export async function photosOf(
  panelId: string,
  words: OwnWords | undefined,
  addressOf: PhotoAddress,
): Promise<Photos> {
  const photos: [string, Photos[string]][] = []
  for (const [slot, { picture, x, y, alt = picture.alt }] of Object.entries(usedPictures(words))) {
    const widths = widthsOf(picture, slotAt(panelId, slot)?.width ?? 1440)
    const sources: Photos[string]['sources'][number][] = []
    for (const form of photoForms) {
      const set: string[] = []
      for (const width of widths) set.push(`${await addressOf(picture, { form, width })} ${width}w`)
      sources.push({ type: `image/${form}`, srcset: set.join(', ') })
    }
    photos.push([slot, { src: await addressOf(picture, 'jpeg'), sources, alt, x, y }])
  }
  return Object.fromEntries(photos)
}

/** A stored picture at a width, made once. @returns null when its file is gone */
export async function sizedPhoto(
  file: string,
  form: PhotoForm,
  width: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const read = async () => {
    const bytes = await files.read('pictures', file)
    if (!bytes) throw new GoneError()
    return { bytes, form, width }
  }
  try {
    return await pictureCache.get(['photo', file, form, width], form, async () =>
      onPicture('sizePhoto', read),
    )
  } catch (error) {
    if (error instanceof GoneError) return null
    throw error
  }
}

class GoneError extends Error {}
