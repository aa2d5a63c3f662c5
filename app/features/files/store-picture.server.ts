import type { Folder } from '~/platform/files/folders'
import { downloadName } from '~/platform/files/headers'
import { newFileName } from '~/platform/files/names.server'
import { withSize } from '~/platform/svg/size'
import type { Taken } from '~/platform/svg/taken'
import {
  type CheckedSvg,
  checkPicture,
  type PictureRules,
} from '~/platform/uploads/check-picture.server'
import { variantName, variantSides, variants } from '~/platform/uploads/variants'
import { requireDayRoom } from './day-limit.server'
import { storeFile } from './store-file.server'
import type { StoredFile } from './stored-file'

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

/**
 * Stores an uploaded picture with its `thumb_`, `medium_` and `large_` variants.
 *
 * @param owner whose upload it is
 * @param stamp put before the name: milliseconds, for folders that want it, or a word
 * @returns the stored file, and what was taken out of an SVG
 * @throws DomainError see `checkPicture`; `day-full` (413)
 */
export async function storePicture(
  folder: Folder,
  upload: Blob,
  rules: PictureRules,
  { owner, stamp }: { owner: string; stamp?: number | string },
): Promise<StoredFile & { taken: Taken }> {
  const sides = variants.map((variant) => variantSides[variant])
  const picture = await checkPicture(upload, { ...rules, sides }, owner)
  const file = newFileName(picture.type === 'jpeg' ? 'jpg' : picture.type, stamp)
  const smaller =
    picture.type === 'svg' ? sides.map((side) => resized(picture, side)) : picture.fitted
  const whole = picture.type === 'svg' ? Buffer.from(picture.svg) : picture.bytes
  const name = upload instanceof File ? downloadName(upload.name) : file
  const size = whole.length
  const stored = await storeFile(
    {
      file,
      folder,
      name,
      type: picture.type === 'svg' ? 'image/svg+xml' : `image/${picture.type}`,
      size,
    },
    [
      ...variants.map((variant, at) => [variantName(variant, file), smaller[at] ?? whole] as const),
      [file, whole],
    ],
    owner,
    (tx) => requireDayRoom(tx, owner, { name, size, field: rules.field }),
  )
  return { ...stored, taken: picture.type === 'svg' ? picture.taken : {} }
}

/** A drawing that fits into a square: it keeps its shapes and gets another size. */
function resized({ svg, width, height }: CheckedSvg, side: number): Uint8Array {
  const scale = Math.min(1, side / Math.max(width, height))
  const size = (n: number) => Math.max(1, Math.round(n * scale * 100) / 100)
  return Buffer.from(withSize(svg, { width: size(width), height: size(height) }))
}

/** Stores a profile photo under a name that starts with the time. @throws DomainError see `checkPicture` */
export const storeProfilePhoto = async (upload: Blob, owner: string) =>
  (await storePicture('profilephotos', upload, photoRules, { owner, stamp: Date.now() })).file
