import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { brands } from '~/db/schema'
import type { Brand } from '~/panels/types'
import { files } from '~/platform/files/files.server'
import { pictureSize } from '~/platform/pictures/picture-size'
import { onPicture } from '~/platform/pictures/pictures.server'
import { variantName } from '~/platform/uploads/variants'
import { yearOfRights } from './library-revision.server'
import { pictureCache } from './picture-cache.server'
import { sampleLogo, sampleLogoSvg } from './sample-brand.server'

/** A brand as it is drawn, for whomever it was made. */
export type BrandRow = Omit<typeof brands.$inferSelect, 'madeFor'>

/** A brand by the id in a picture's address. */
export const findBrand = (id: string): BrandRow | undefined =>
  db.select().from(brands).where(eq(brands.id, id)).get()

/**
 * The brand as panels draw it, with its logo embedded as a small PNG: pictures of a visitor's own
 * making never become part of a drawing. A logo whose file is gone is left out.
 */
export async function brandForDrawing(row: BrandRow): Promise<Brand> {
  const logo = row.logo ? await logoPicture(row.logo) : undefined
  const { name, primaryColor: primary, secondaryColor: secondary, corners, typeface } = row
  const holder = row.facts?.legalName
  const rights = { year: yearOfRights(), ...(holder && { holder }) }
  const style = {
    ...(corners !== 'round' && { corners }),
    ...(typeface !== 'modern' && { typeface }),
  }
  return { name, primary, secondary, ...style, ...rights, ...(logo && { logo }) }
}

/** Drawn once; a logo is looked at when it is uploaded, so that drawing it is quick. */
async function logoPicture(name: string): Promise<Brand['logo']> {
  const source =
    name === sampleLogo
      ? Buffer.from(sampleLogoSvg)
      : await files.read('logos', variantName('medium', name))
  if (!source) return undefined
  const key = ['logo', name, name === sampleLogo && sampleLogoSvg]
  const png = await pictureCache.get(key, 'png', () =>
    onPicture('fitPng', { bytes: source, side: 480 }),
  )
  const size = pictureSize(png)
  if (!size) return undefined
  const edge = await pictureCache.get(key, 'json', async () =>
    Buffer.from(JSON.stringify(await onPicture('findLogoEdge', { bytes: png }))),
  )
  const dataUri = `data:image/png;base64,${png.toString('base64')}`
  return { dataUri, ...size, edge: JSON.parse(edge.toString()) }
}
