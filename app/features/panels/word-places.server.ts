import type { TooLong } from '~/panels/render/words-too-long'
import { describeWords, fieldsOf } from '~/panels/words'
import { onPicture } from '~/platform/pictures/pictures.server'
import type { BrandRow } from './brand-for-drawing.server'
import { cacheKey, drawnHeight, type PictureSource, renderJob } from './panel-picture.server'
import { pictureCache } from './picture-cache.server'

/** Where the words of a picture are, in parts of its width and height; later ones lie above. */
export type WordPlaces = readonly {
  path: string
  label: string
  x: number
  y: number
  width: number
  height: number
}[]

/** Works out where those words are that people can type, once for each picture, then from the disk. */
export async function wordPlaces(source: PictureSource, brand: BrandRow): Promise<WordPlaces> {
  if (source.uploads.svg || source.uploads.jpeg) return []
  const kept = await pictureCache.get([...cacheKey(source, brand), 'places'], 'json', async () =>
    Buffer.from(JSON.stringify(await placesOf(source, brand))),
  )
  return JSON.parse(kept.toString('utf8'))
}

async function placesOf(source: PictureSource, brand: BrandRow): Promise<WordPlaces> {
  const job = await renderJob(source, brand)
  const height = await drawnHeight(source, brand)
  const { panelId, words, orientation } = source
  const fields = fieldsOf(
    describeWords(panelId, brand.story, words?.words, orientation, brand.facts),
  )
  const labels = new Map(fields.map(({ path, label }) => [path, label]))
  const part = (pixels: number, whole: number) => Math.round((pixels / whole) * 100_000) / 100_000
  return (await onPicture('wordPlaces', job, { short: true })).flatMap((place) => {
    const label = labels.get(place.path)
    return label === undefined
      ? []
      : {
          path: place.path,
          label,
          x: part(place.x, source.width),
          y: part(place.y, height),
          width: part(place.width, source.width),
          height: part(place.height, height),
        }
  })
}

/** Finds the own words that a picture has no room for, once for each picture, then from the disk. */
export async function wordsWithoutRoom(
  source: PictureSource,
  brand: BrandRow,
): Promise<readonly TooLong[]> {
  if (!source.words) return []
  const kept = await pictureCache.get([...cacheKey(source, brand), 'room'], 'json', async () => {
    const job = await renderJob(source, brand)
    return Buffer.from(JSON.stringify(await onPicture('wordsTooLong', job, { short: true })))
  })
  return JSON.parse(kept.toString('utf8'))
}
