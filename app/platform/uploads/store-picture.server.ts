import { DomainError } from '~/domain-error'
import { files } from '~/platform/files/files.server'
import type { Folder } from '~/platform/files/folders'
import { newFileName } from '~/platform/files/names.server'
import { onPicture } from '~/platform/pictures/pictures.server'
import { limits } from '~/platform/svg/limits'
import { withSize } from '~/platform/svg/size'
import type { Taken } from '~/platform/svg/taken'
import { removeUpload } from './remove-uploads.server'
import { type PictureType, sniff } from './sniff.server'
import { variantName, variantSides, variants } from './variants'

type PictureRules = {
  /** The form field that messages stand beside. */
  field: string
  accept: readonly PictureType[]
  /** Bytes. */
  limit: number
  /** Longest side of the picture that shows that an SVG can be drawn, in pixels. */
  side?: number
  /** Seconds of a core that an SVG may cost. */
  seconds?: number
  /** Longest sides of smaller copies of a PNG or JPEG, in pixels. */
  sides?: readonly number[]
  /** Whether the colours of an SVG are asked for. */
  colors?: boolean
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

type CheckedSvg = {
  type: 'svg'
  svg: string
  width: number
  height: number
  taken: Taken
  /** Drawn as WebP. */
  picture: Buffer
  colors: { color: string; count: number }[]
}
type CheckedPixels = {
  type: 'png' | 'jpeg'
  bytes: Buffer
  width: number
  height: number
  fitted: Buffer[]
}

/**
 * Looks at what a file is, not what it is called, and makes it harmless: pictures are drawn anew
 * (turned upright, without their metadata), an SVG is rebuilt without what acts, and drawn once to
 * see that it can be.
 *
 * @param owner whose upload it is, see `onPicture`
 * @throws DomainError 413 too large, 415 another type, 422 broken, too many pixels, an SVG that cannot be
 *   used or costs too much, 429 too many at once
 */
export async function checkPicture(
  upload: Blob,
  rules: PictureRules,
  owner: string,
): Promise<CheckedSvg | CheckedPixels> {
  const { field, accept, limit } = rules
  if (upload.size > limit)
    throw new DomainError('picture-too-large', 413, { field, values: { limit } })
  const found = await sniff(upload)
  const type = accept.find((accepted) => accepted === found)
  if (!type) {
    const values = { types: accept.join(' '), found: found ?? '' }
    throw new DomainError('picture-type', 415, { field, values })
  }
  return type === 'svg' ? checkSvg(upload, rules, owner) : checkPixels(upload, type, rules, owner)
}

async function checkSvg(
  upload: Blob,
  { field, limit, side = 480, seconds = 2, colors }: PictureRules,
  owner: string,
): Promise<CheckedSvg> {
  try {
    const read = async () => ({ bytes: await upload.bytes(), most: limit, side, colors })
    const found = await onPicture('takeSvg', read, { seconds, owner, field })
    if (!('refused' in found)) return { type: 'svg', ...found, picture: Buffer.from(found.picture) }
    const values = { ...found.values, why: found.refused }
    throw new DomainError('svg-refused', 422, { field, values })
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw new DomainError('svg-not-drawn', 422, { field })
  }
}

async function checkPixels(
  upload: Blob,
  type: 'png' | 'jpeg',
  { field, sides = [] }: PictureRules,
  owner: string,
): Promise<CheckedPixels> {
  try {
    const read = async () => ({ bytes: await upload.bytes(), type, sides })
    const found = await onPicture('takePixels', read, { owner, field })
    if (!('refused' in found)) return { type, ...found, bytes: Buffer.from(found.bytes) }
    throw new DomainError('picture-pixels', 422, {
      field,
      values: { megapixels: limits.pixels / 1e6 },
    })
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw new DomainError('picture-broken', 422, { field })
  }
}

/**
 * Stores an uploaded picture with its `thumb_`, `medium_` and `large_` variants.
 *
 * @param owner whose upload it is
 * @param stamp put before the name: milliseconds, for folders that want it, or a word
 * @returns the file name of the picture itself, from which the variants' names follow, and what was
 *   taken out of an SVG
 * @throws DomainError see `checkPicture`
 */
export async function storePicture(
  folder: Folder,
  upload: Blob,
  rules: PictureRules,
  { owner, stamp }: { owner: string; stamp?: number | string },
): Promise<{ name: string; taken: Taken }> {
  const sides = variants.map((variant) => variantSides[variant])
  const picture = await checkPicture(upload, { ...rules, sides }, owner)
  const name = newFileName(picture.type === 'jpeg' ? 'jpg' : picture.type, stamp)
  const contents =
    picture.type === 'svg'
      ? sides.map((side) => resized(picture, side))
      : picture.fitted.map((content) => Buffer.from(content))
  const whole = picture.type === 'svg' ? Buffer.from(picture.svg) : picture.bytes
  try {
    for (const [at, variant] of variants.entries()) {
      await files.put(folder, variantName(variant, name), contents[at] ?? whole)
    }
    await files.put(folder, name, whole)
  } catch (error) {
    await removeUpload(folder, name)
    throw error
  }
  return { name, taken: picture.type === 'svg' ? picture.taken : {} }
}

/** A drawing that fits into a square: it keeps its shapes and gets another size. */
function resized({ svg, width, height }: CheckedSvg, side: number): Uint8Array {
  const scale = Math.min(1, side / Math.max(width, height))
  const size = (n: number) => Math.max(1, Math.round(n * scale * 100) / 100)
  return Buffer.from(withSize(svg, { width: size(width), height: size(height) }))
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
    await removeUpload(folder, copy)
    throw error
  }
  return copy
}

/** Stores a profile photo under a name that starts with the time. @throws DomainError see `checkPicture` */
export const storeProfilePhoto = async (upload: Blob, owner: string) =>
  (await storePicture('profilephotos', upload, photoRules, { owner, stamp: Date.now() })).name
