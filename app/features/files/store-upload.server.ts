import { fileTypeFromBlob } from 'file-type'
import { db } from '~/db/client.server'
import type { Reader } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { limits } from '~/permissions/limits'
import { hasDiskRoom } from '~/platform/files/disk-room.server'
import { downloadName } from '~/platform/files/headers'
import { newFileName } from '~/platform/files/names.server'
import { isPacked } from '~/platform/svg/unpack-svg'
import { checkPicture } from '~/platform/uploads/check-picture.server'
import { mostSniffed, sniff } from '~/platform/uploads/sniff.server'
import { variantName } from '~/platform/uploads/variants'
import { requireDayRoom } from './day-limit.server'
import { storeFile } from './store-file.server'
import type { StoredFile, UploadFolder } from './stored-file'

/** Longest sides of the pictures that are shown in place, in pixels: `thumb_` is larger here than `variantSides.thumb`. */
const sides = [480, 1200]
/** Size in bytes beyond which no smaller copies of a picture are made. */
const largestPicture = 10 * 1024 * 1024

/**
 * Stores a file as sent, without trusting its name or type. Smaller copies of a picture are drawn for
 * viewing in place; a picture that cannot be read is a file like any other.
 *
 * @param field the form field that messages stand beside
 * @param owner whose upload it is
 * @throws DomainError `file-too-large` and `day-full` (413), `file-empty` (422); `disk-low` (503); 429 when too many
 *   pictures are being read
 */
export async function storeUpload(
  folder: UploadFolder,
  upload: File,
  { field, owner }: { field: string; owner: string },
): Promise<StoredFile> {
  const name = downloadName(upload.name)
  const values = { name, limit: limits.bytesOfFile }
  if (upload.size > limits.bytesOfFile)
    throw new DomainError('file-too-large', 413, { field, values })
  if (upload.size === 0) throw new DomainError('file-empty', 422, { field, values })
  const requireRoom = (from: Reader) =>
    requireDayRoom(from, owner, { name, size: upload.size, field })
  requireRoom(db)
  if (!hasDiskRoom(upload.size)) throw new DomainError('disk-low', 503, { field, values })
  const known = await sniff(upload)
  const picture = known === 'png' || known === 'jpeg' ? await drawSmaller(upload, owner) : null
  const type = picture?.type ?? (await typeOf(upload, known))
  const file = newFileName(picture?.ending ?? 'bin')
  const [thumb, large] = picture?.fitted ?? []
  const contents: [string, Blob | Uint8Array][] = [[file, upload]]
  if (thumb) contents.push([variantName('thumb', file), thumb])
  if (large) contents.push([variantName('large', file), large])
  return storeFile({ file, folder, name, type, size: upload.size }, contents, owner, requireRoom)
}

/** The smaller pictures of a picture; null when it is broken or too large to be drawn. */
async function drawSmaller(upload: File, owner: string) {
  const rules = { field: '', accept: ['png', 'jpeg'] as const, limit: largestPicture, sides }
  try {
    const found = await checkPicture(upload, rules, owner)
    if (found.type === 'svg') return null
    const { type, fitted } = found
    return { type: `image/${type}`, ending: type === 'jpeg' ? 'jpg' : type, fitted }
  } catch (error) {
    if (error instanceof DomainError && error.status !== 429) return null
    throw error
  }
}

/** A media type that no browser would show as a picture of ours; a drawing is only ever saved. */
async function typeOf(upload: File, known: string | null): Promise<string> {
  const packed = isPacked(await upload.slice(0, 2).bytes())
  if (known === 'svg' && !packed) return 'image/svg+xml'
  const mime = (await fileTypeFromBlob(upload.slice(0, mostSniffed)))?.mime
  return mime && !mime.startsWith('image/') ? mime : 'application/octet-stream'
}
