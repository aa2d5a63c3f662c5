import { forbidden } from '~/domain-error'
import { removeFiles } from '~/features/files/remove-files.server'
import type { Actor } from '~/permissions/vocabulary'
import { setPhoto } from './set-photo.server'

/** Takes one's profile photo away and deletes it with its variants. */
export async function removePhoto(actor: Actor): Promise<void> {
  if (actor.kind !== 'member') throw forbidden()
  const previous = setPhoto(actor.id, null)
  if (previous) await removeFiles([previous])
}
