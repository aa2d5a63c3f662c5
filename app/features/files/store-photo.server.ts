import { DomainError } from '~/domain-error'
import { limits } from '~/permissions/limits'
import { hasDiskRoom } from '~/platform/files/disk-room.server'
import { downloadName } from '~/platform/files/headers'
import { newFileName } from '~/platform/files/names.server'
import { onPicture } from '~/platform/pictures/pictures.server'
import { sniff } from '~/platform/uploads/sniff.server'
import { variantName } from '~/platform/uploads/variants'
import { photoTypes } from '~/shared/photo-types'
import { requireDayRoom } from './day-limit.server'
import { storeFile } from './store-file.server'
import type { StoredFile } from './stored-file'

/** Longest sides of what is kept, in pixels: the picture, a large one, a small one. */
const sides = [2880, 1440, 480]

type Photo = StoredFile & { width: number; height: number }

/**
 * Stores a photograph: drawn again, upright and without its metadata, as a JPEG of at most 2880 pixels.
 *
 * @param field the form field that messages stand beside
 * @param owner whose upload it is
 * @throws DomainError `file-empty`, `picture-pixels`, `picture-broken`, `picture-slow` (422), `picture-too-large`,
 *   `day-full` (413), `picture-type` (415), `pictures-busy` (429), `disk-low` (503)
 */
export async function storePhoto(
  upload: File,
  { field, owner }: { field: string; owner: string },
): Promise<Photo> {
  const name = downloadName(upload.name)
  const values = { name, limit: limits.bytesOfFile }
  if (upload.size > limits.bytesOfFile)
    throw new DomainError('picture-too-large', 413, { field, values })
  if (upload.size === 0) throw new DomainError('file-empty', 422, { field, values })
  if (!hasDiskRoom(upload.size)) throw new DomainError('disk-low', 503, { field, values })
  const found = await sniff(upload)
  if (!found || !photoTypes.some((type) => type === found)) {
    const types = { types: photoTypes.join(' '), found: found ?? '' }
    throw new DomainError('picture-type', 415, { field, values: types })
  }
  const { bytes, width, height, fitted } = await drawAgain(upload, field, owner)
  const file = newFileName('jpg')
  const [large = bytes, medium = bytes] = fitted
  const size = bytes.length + large.length + medium.length
  const stored = await storeFile(
    { file, folder: 'pictures', name, type: 'image/jpeg', size },
    [
      [variantName('medium', file), medium],
      [variantName('large', file), large],
      [file, bytes],
    ],
    owner,
    (tx) => requireDayRoom(tx, owner, { name, size, field }),
  )
  return { ...stored, width, height }
}

async function drawAgain(upload: File, field: string, owner: string) {
  try {
    const read = async () => ({ bytes: await upload.bytes(), sides })
    const found = await onPicture('takePhoto', read, { owner, field })
    if (!('refused' in found)) return found
    const values = { megapixels: limits.pixelsOfPicture / 1e6 }
    throw new DomainError('picture-pixels', 422, { field, values })
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw new DomainError('picture-broken', 422, { field })
  }
}
