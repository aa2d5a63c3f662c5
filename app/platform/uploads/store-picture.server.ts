import sharp, { type Sharp } from 'sharp'
import { Fault } from '~/platform/faults'
import { files } from '~/platform/files/files.server'
import type { Folder } from '~/platform/files/folders'
import { newFileName } from '~/platform/files/names.server'
import { type CleanSvg, cleanSvg } from '~/platform/svg/clean-svg'
import { SvgRefused } from '~/platform/svg/refused'
import { decodeXml, type PictureType, sniffPicture } from './sniff'

/** Longest side of the variants, in pixels. */
const variantSides = { thumb: 160, medium: 480, large: 1200 } as const
type PictureVariant = keyof typeof variantSides

/** The file name of a picture's variant. */
export const variantName = (variant: PictureVariant, name: string) => `${variant}_${name}`
const variants = Object.keys(variantSides) as PictureVariant[]

type PictureRules = {
  /** The form field that messages stand beside. */
  field: string
  accept: readonly PictureType[]
  /** Bytes. */
  limit: number
}

const megabyte = 1024 * 1024
export const logoRules: PictureRules = {
  field: 'logo',
  accept: ['png', 'jpeg', 'svg'],
  limit: 10 * megabyte,
}
const photoRules: PictureRules = {
  field: 'avatar',
  accept: ['png', 'jpeg'],
  limit: 10 * megabyte,
}

/** Pixels that are unpacked at most: a small file can hold billions. */
const pixelLimit = 40_000_000

type CheckedPicture =
  | ({ type: 'svg' } & CleanSvg)
  | { type: 'png' | 'jpeg'; bytes: Buffer; width: number; height: number }

/**
 * Looks at what a file is, not what it is called, and makes it harmless: pictures are drawn anew
 * (turned upright, without their metadata), SVG is rebuilt.
 *
 * @throws Fault 413 too large, 415 another type, 422 broken, too many pixels, or an SVG that acts
 */
export async function checkPicture(
  bytes: Uint8Array,
  rules: PictureRules,
): Promise<CheckedPicture> {
  const { field, accept, limit } = rules
  if (bytes.length > limit) throw new Fault('picture-too-large', 413, { field, values: { limit } })
  const type = sniffPicture(bytes)
  if (!type || !accept.includes(type)) {
    throw new Fault('picture-type', 415, { field, values: { types: typeList(accept) } })
  }
  return type === 'svg' ? checkSvg(bytes, field) : checkRaster(bytes, type, field)
}

function checkSvg(bytes: Uint8Array, field: string): CheckedPicture {
  try {
    return { type: 'svg', ...cleanSvg(decodeXml(bytes) ?? '') }
  } catch (error) {
    if (!(error instanceof SvgRefused)) throw error
    throw new Fault('svg-refused', 422, { field, values: { what: error.what } })
  }
}

async function checkRaster(
  bytes: Uint8Array,
  type: 'png' | 'jpeg',
  field: string,
): Promise<CheckedPicture> {
  const options = { limitInputPixels: pixelLimit, failOn: 'error', pages: 1 } as const
  try {
    const { width = 0, height = 0 } = await sharp(bytes, options).metadata()
    if (width * height > pixelLimit) {
      throw new Fault('picture-pixels', 422, { field, values: { megapixels: pixelLimit / 1e6 } })
    }
    const upright = sharp(bytes, options).timeout({ seconds: 20 }).autoOrient()
    const { data, info } = await encode(upright, type).toBuffer({ resolveWithObject: true })
    return { type, bytes: data, width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof Fault) throw error
    throw new Fault('picture-broken', 422, { field })
  }
}

const encode = (picture: Sharp, type: 'png' | 'jpeg') =>
  type === 'png' ? picture.png({ compressionLevel: 8 }) : picture.jpeg({ quality: 90 })

const typeNames: Record<PictureType, string> = { png: 'PNG', jpeg: 'JPEG', svg: 'SVG' }
const typeList = (accept: readonly PictureType[]) =>
  accept
    .map((type) => typeNames[type])
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ')

/**
 * Stores an uploaded picture with its `thumb_`, `medium_` and `large_` variants.
 *
 * @param stamp milliseconds put before the name, for folders that want it
 * @returns the file name of the picture itself; the variants' names follow from it
 * @throws Fault see `checkPicture`
 */
export async function storePicture(
  folder: Folder,
  upload: Blob,
  rules: PictureRules,
  stamp?: number,
): Promise<string> {
  if (upload.size > rules.limit) {
    throw new Fault('picture-too-large', 413, {
      field: rules.field,
      values: { limit: rules.limit },
    })
  }
  const picture = await checkPicture(new Uint8Array(await upload.arrayBuffer()), rules)
  const name = newFileName(picture.type === 'jpeg' ? 'jpg' : picture.type, stamp)
  try {
    for (const variant of variants) {
      const content = await scaled(picture, variantSides[variant])
      await files.put(folder, variantName(variant, name), content)
    }
    const whole = picture.type === 'svg' ? Buffer.from(picture.svg) : picture.bytes
    await files.put(folder, name, whole)
  } catch (error) {
    await removePicture(folder, name)
    throw error
  }
  return name
}

/** Fits a picture into a square. A drawing keeps its shapes and gets another size. */
async function scaled(picture: CheckedPicture, side: number): Promise<Uint8Array> {
  if (picture.type === 'svg') {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height))
    const size = (n: number) => Math.max(1, Math.round(n * scale * 100) / 100)
    const resized = picture.svg.replace(/^<svg[^>]*>/, (root) =>
      root
        .replace(/ width="[^"]*"/, ` width="${size(picture.width)}"`)
        .replace(/ height="[^"]*"/, ` height="${size(picture.height)}"`),
    )
    return Buffer.from(resized)
  }
  const fitted = sharp(picture.bytes).resize({
    width: side,
    height: side,
    fit: 'inside',
    withoutEnlargement: true,
  })
  return encode(fitted, picture.type).toBuffer()
}

/**
 * Copies a picture with its variants within a folder.
 *
 * @returns the file name of the copy; null when the picture is gone
 */
export async function copyPicture(folder: Folder, name: string): Promise<string | null> {
  const copy = newFileName(name.split('.').at(-1) ?? '')
  const pairs = [[name, copy], ...variants.map((v) => [variantName(v, name), variantName(v, copy)])]
  try {
    for (const [from = '', to = ''] of pairs) {
      const content = await files.read(folder, from)
      if (content) await files.put(folder, to, content)
      else if (from === name) return null
    }
  } catch (error) {
    await removePicture(folder, copy)
    throw error
  }
  return copy
}

/** Removes a picture and all its variants; what is already gone is no error. */
export async function removePicture(folder: Folder, name: string): Promise<void> {
  const names = [name, ...variants.map((variant) => variantName(variant, name))]
  await Promise.all(names.map((each) => files.remove(folder, each)))
}

/** Stores a profile photo under a name that starts with the time. @throws Fault see `checkPicture` */
export const storeProfilePhoto = (upload: Blob) =>
  storePicture('profilephotos', upload, photoRules, Date.now())
