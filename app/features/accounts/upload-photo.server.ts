import { DomainError, forbidden } from '~/domain-error'
import { removeFiles } from '~/features/files/remove-files.server'
import { storeProfilePhoto } from '~/features/files/store-picture.server'
import type { Actor } from '~/permissions/vocabulary'
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
    await removeFiles([avatar])
    throw error
  }
  if (previous) await removeFiles([previous])
}
