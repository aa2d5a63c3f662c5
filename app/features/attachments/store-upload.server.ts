import { fileTypeFromBlob } from 'file-type'
import { db } from '~/db/client.server'
import { DomainError } from '~/domain-error'
import { hasDiskRoom } from '~/platform/files/disk-room.server'
import { files } from '~/platform/files/files.server'
import { downloadName } from '~/platform/files/headers'
import { newFileName } from '~/platform/files/names.server'
import { isPacked } from '~/platform/svg/unpack-svg'
import { removeUpload } from '~/platform/uploads/remove-uploads.server'
import { mostSniffed, sniff } from '~/platform/uploads/sniff.server'
import { checkPicture } from '~/platform/uploads/store-picture.server'
import { variantName } from '~/platform/uploads/variants'
import { requireDayRoom } from './day-limit.server'
import { largestFile, type StoredFile, type UploadFolder } from './stored-file'

/** Longest sides of the pictures that are shown in place, in pixels: `thumb_` is larger here than `variantSides.thumb`. */
const sides = [480, 1200]
/** Of a larger picture no smaller one is made. */
const largestPicture = 10 * 1024 * 1024

/**
 * Stores a file that somebody sends, as it is: what it is called and what it says to be is not
 * believed. Of a picture smaller ones are drawn anew beside it, to be looked at in place; one that
 * cannot be read is a file like any other.
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
  const values = { name, limit: largestFile }
  if (upload.size > largestFile) throw new DomainError('file-too-large', 413, { field, values })
  if (upload.size === 0) throw new DomainError('file-empty', 422, { field, values })
  requireDayRoom(db, owner, [{ name, size: upload.size, field }])
  if (!hasDiskRoom(upload.size)) throw new DomainError('disk-low', 503, { field, values })
  const known = await sniff(upload)
  const picture = known === 'png' || known === 'jpeg' ? await drawSmaller(upload, owner) : null
  const type = picture?.type ?? (await typeOf(upload, known))
  const file = newFileName(picture?.ending ?? 'bin')
  try {
    await files.put(folder, file, upload)
    const [thumb, large] = picture?.fitted ?? []
    if (thumb) await files.put(folder, variantName('thumb', file), thumb)
    if (large) await files.put(folder, variantName('large', file), large)
  } catch (error) {
    await removeUpload(folder, file)
    throw error
  }
  return { file, name, type, size: upload.size }
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
