import { forbidden } from '~/domain-error'
import type { Actor } from '~/permissions/vocabulary'
import { removeUpload } from '~/platform/uploads/remove-uploads.server'
import { setPhoto } from './set-photo.server'

/** Takes one's profile photo away and deletes it with its variants. */
export async function removePhoto(actor: Actor): Promise<void> {
  if (actor.kind !== 'member') throw forbidden()
  const previous = setPhoto(actor.id, null)
  if (previous) await removeUpload('profilephotos', previous)
}
