import { DomainError } from '~/domain-error'
import { onPicture } from '~/platform/pictures/pictures.server'
import { limits } from '~/platform/svg/limits'
import type { Taken } from '~/platform/svg/taken'
import { type PictureType, sniff } from './sniff.server'

export type PictureRules = {
  /** The form field that messages are next to. */
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
  /** Whether the colors of an SVG are asked for. */
  colors?: boolean
}

export type CheckedSvg = {
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
 * Looks at what a file is, not what it is called, and makes it harmless: pictures are drawn again
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
