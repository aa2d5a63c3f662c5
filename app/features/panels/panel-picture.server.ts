import { promisify } from 'node:util'
import { gunzip as gunzipCallback, gzip as gzipCallback } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { panelImages, panels } from '~/db/schema'
import { findPanel } from '~/panels/library'
import type { RenderJob } from '~/panels/render-job'
import { type DrawnIn, hasStory, panelSize, sizeKey } from '~/panels/sizes'
import { nearestVariant, type Variant, variantIndex } from '~/panels/variant'
import { shownFacts } from '~/panels/words'
import type { RasterForm } from '~/platform/pictures/draw-svg'
import { onPicture } from '~/platform/pictures/pictures.server'
import { type BrandRow, brandForDrawing } from './brand-for-drawing.server'
import { drawBuiltIn } from './draw-built-in.server'
import { heightOfSvg, rememberHeight } from './heights-with-facts.server'
import { pictureFiles } from './own-pictures.server'
import { findWords, type StoredWords } from './own-words.server'
import { type PanelImage, readPanelFile, uploadedSvg } from './panel-files.server'
import { bySvgFirst } from './panel-heights.server'
import { picturesForDrawing } from './photos.server'
import { pictureCache } from './picture-cache.server'
import { isImage } from './write-images.server'

const gzip = promisify(gzipCallback)
const gunzip = promisify(gunzipCallback)

/** A variant of a panel. */
export type PanelVariant = Variant & { panelId: string }

type WordedVariant = PanelVariant & DrawnIn & { words?: string | null }

/** A variant that can be drawn, with its size in pixels. */
export type PictureSource = PanelVariant & {
  revision: string
  width: number
  height: number
  /** Uploaded pictures; empty for a panel of the library. */
  uploads: { svg?: PanelImage; jpeg?: PanelImage }
  /** Own words of a section; a panel that was uploaded shows none. */
  words?: Pick<StoredWords, 'id' | 'words'>
}

/**
 * Looks a variant up. If it has no picture of its own, another one replaces it, see `nearestVariant`.
 *
 * @param form only this form of this very variant
 * @returns null when the panel or own words do not exist, or it has no such picture. With own words its
 *   height is what was measured: `drawnHeight` knows it for sure
 */
export function findPicture(
  { panelId, orientation, color, words, ...drawnIn }: WordedVariant,
  form?: PanelImage['form'],
): PictureSource | null {
  const panel = db
    .select({ builtIn: panels.builtIn, revision: panels.revision })
    .from(panels)
    .where(eq(panels.id, panelId))
    .get()
  if (!panel) return null
  const variant = { panelId, orientation, color, revision: panel.revision }
  if (panel.builtIn) {
    const size = panelSize(panelId, orientation, color, drawnIn)
    const own = words ? findWords(words) : undefined
    if (!size || (words && !own)) return null
    if (!own) return { ...variant, ...size, uploads: {} }
    const height = own.sizes[sizeKey(panelId, drawnIn)]?.[variantIndex(orientation, color)]
    return { ...variant, ...size, ...(height && { height }), uploads: {}, words: own }
  }
  const images = db
    .select({
      orientation: panelImages.orientation,
      color: panelImages.color,
      form: panelImages.form,
    })
    .from(panelImages)
    .where(eq(panelImages.panelId, panelId))
    .all()
  const nearest = form
    ? images.find((i) => i.orientation === orientation && i.color === color && i.form === form)
    : nearestVariant(bySvgFirst(images), { orientation, color })
  // The text of this SVG alone: each is megabytes.
  const shown = nearest && db.select().from(panelImages).where(isImage(panelId, nearest)).get()
  if (!shown) return null
  return {
    ...variant,
    width: shown.width,
    height: shown.height,
    uploads: { [shown.form]: shown },
  }
}

/** Key of everything a picture is made from: brands that look the same share one. */
export function cacheKey(source: PictureSource, brand: BrandRow): unknown[] {
  const { panelId, orientation, color, revision, uploads } = source
  const { story, facts } = brand
  const { usesBrandName: named = true, category } = findPanel(panelId) ?? {}
  const shown = shownFacts(panelId, story, facts)
  return [
    panelId,
    orientation,
    color,
    revision,
    uploads.svg?.file ?? uploads.jpeg?.file ?? null,
    brand.primaryColor,
    brand.secondaryColor,
    named ? brand.name : null,
    named ? brand.logo : null,
    ...(brand.corners === 'round' ? [] : [brand.corners]),
    ...(brand.typeface === 'modern' ? [] : [brand.typeface]),
    ...(hasStory(story, panelId) ? [story] : []),
    ...(shown.length > 0 ? ['facts', shown] : []),
    ...(category === 'footer' && facts?.legalName ? ['legal', facts.legalName] : []),
    ...(source.words ? ['words', source.words.id] : []),
    ...pictureFiles(source.words?.words),
  ]
}

/** The SVG of a variant in a brand, gzipped. Drawn once, then from the disk. */
export async function panelSvgGzip(
  source: PictureSource,
  brand: BrandRow,
): Promise<Buffer<ArrayBuffer>> {
  const key = cacheKey(source, brand)
  const zipped = await pictureCache.get(key, 'svg.gz', async () =>
    gzip(await draw(source, brand), { level: 9 }),
  )
  if (saysFacts(source, brand)) await rememberHeight(key, zipped)
  return zipped
}

/** Whether facts of the business stand in it: its height follows from them. */
export const saysFacts = (
  { panelId, uploads }: Pick<PictureSource, 'panelId' | 'uploads'>,
  { story, facts }: BrandRow,
): boolean => !uploads.svg && !uploads.jpeg && shownFacts(panelId, story, facts).length > 0

/** The SVG of a variant in a brand, as text. */
export async function panelSvg(source: PictureSource, brand: BrandRow): Promise<string> {
  return (await gunzip(await panelSvgGzip(source, brand))).toString('utf8')
}

/** The height of a variant at its width, with own words and facts as it is drawn. */
export async function drawnHeight(source: PictureSource, brand: BrandRow): Promise<number> {
  if (!source.words && !saysFacts(source, brand)) return source.height
  return heightOfSvg(await panelSvg(source, brand)) || source.height
}

const rasterKey = (source: PictureSource, brand: BrandRow, form: RasterForm, width: number) => [
  ...cacheKey(source, brand),
  form,
  width,
]

/** A variant in a brand as a JPEG. @returns its path, good for the moment */
export async function panelJpegFile(
  source: PictureSource,
  brand: BrandRow,
  width: number,
): Promise<string> {
  await panelRaster(source, brand, 'jpeg', width)
  return pictureCache.place(rasterKey(source, brand, 'jpeg', width), 'jpeg')
}

/** A variant in a brand as a picture, `width` pixels wide. */
export function panelRaster(
  source: PictureSource,
  brand: BrandRow,
  form: RasterForm,
  width: number,
): Promise<Buffer<ArrayBuffer>> {
  return pictureCache.get(rasterKey(source, brand, form, width), form, async () => {
    const { svg: drawn, jpeg } = source.uploads
    if (jpeg) {
      // Thirty times the work inside an SVG.
      const photo = async () => ({ bytes: await readPanelFile(jpeg.file), form, size: { width } })
      return onPicture('drawPhoto', photo)
    }
    const svg = await panelSvg(source, brand)
    const size = { from: source.width, width }
    return onPicture('draw', { svg, form, size }, { short: !drawn })
  })
}

async function draw(source: PictureSource, row: BrandRow): Promise<string> {
  const { svg, jpeg } = source.uploads
  if (jpeg) return jpegAsSvg(jpeg)
  if (!svg) return drawBuiltIn(await renderJob(source, row))
  const brand = await brandForDrawing(row)
  return onPicture('applyBrand', async () => ({ svg: await uploadedSvg(svg), brand }))
}

/** What a worker is told of a panel of the library. */
export async function renderJob(
  { panelId, orientation, color, words }: PictureSource,
  row: BrandRow,
): Promise<RenderJob> {
  const brand = await brandForDrawing(row)
  const variant = { orientation, color }
  const { story, facts } = row
  const pictures = await picturesForDrawing(words?.words)
  const own = { ...(words && { words: words.words }), ...(pictures && { pictures }) }
  return { panelId, variant, brand, story, facts, ...own }
}

/** A panel that exists only as a JPEG is shown wherever an SVG is asked for. */
async function jpegAsSvg({ file, width, height }: PanelImage): Promise<string> {
  const data = (await readPanelFile(file)).toString('base64')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/jpeg;base64,${data}"/></svg>`
}
