import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { db } from '~/db/client.server'
import { brands } from '~/db/schema'
import type { Brand } from '~/panels/types'
import { files } from '~/platform/files/files.server'
import { variantName } from '~/platform/uploads/store-picture.server'
import { sampleLogo, sampleLogoSvg } from './sample-brand.server'

export type BrandRow = typeof brands.$inferSelect

/** A brand by the id in a picture's address. */
export const findBrand = (id: string): BrandRow | undefined =>
  db.select().from(brands).where(eq(brands.id, id)).get()

/**
 * The brand as panels draw it, with its logo embedded as a small PNG: pictures of a visitor's own
 * making never become part of a drawing. A logo whose file is gone is left out.
 */
export async function brandForDrawing(row: BrandRow): Promise<Brand> {
  const logo = row.logo ? await logoPicture(row.logo) : undefined
  const { name, primaryColor: primary, secondaryColor: secondary } = row
  return { name, primary, secondary, ...(logo && { logo }) }
}

async function logoPicture(name: string): Promise<Brand['logo']> {
  const source =
    name === sampleLogo
      ? Buffer.from(sampleLogoSvg)
      : await files.read('logos', variantName('medium', name))
  if (!source) return undefined
  const { data, info } = await sharp(source, { limitInputPixels: 100e6 })
    .resize({ width: 480, height: 480, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { dataUri: `data:image/png;base64,${data.toString('base64')}`, width, height }
}
