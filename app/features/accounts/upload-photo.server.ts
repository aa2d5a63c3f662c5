import { DomainError, forbidden } from '~/domain-error'
import type { Actor } from '~/permissions/vocabulary'
import { removeUpload } from '~/platform/uploads/remove-uploads.server'
import { storeProfilePhoto } from '~/platform/uploads/store-picture.server'
import { setPhoto } from './set-photo.server'

/**
 * Stores an uploaded picture and makes it one's profile photo; the one before is deleted with its
 * variants.
 *
 * @throws DomainError `photo-missing` (400), and those of `storePicture`, all beside the field `avatar`
 */
export async function uploadPhoto(actor: Actor, { upload }: { upload: unknown }): Promise<void> {
  if (actor.kind !== 'member') throw forbidden()
  if (!(upload instanceof Blob) || upload.size === 0) {
    throw new DomainError('photo-missing', 400, { field: 'avatar' })
  }
  const avatar = await storeProfilePhoto(upload, actor.id)
  let previous: string | null
  try {
    previous = setPhoto(actor.id, avatar)
  } catch (error) {
    await removeUpload('profilephotos', avatar)
    throw error
  }
  if (previous) await removeUpload('profilephotos', previous)
}
