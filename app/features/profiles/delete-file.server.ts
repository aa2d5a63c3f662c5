import { eq } from 'drizzle-orm'
import { fileUses } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { profileEvents } from '~/features/events/event-types/profiles'
import { dropUses } from '~/features/files/file-uses.server'
import { removeFiles } from '~/features/files/remove-files.server'
import type { Actor } from '~/permissions/vocabulary'
import { editableProfile } from './profile-access.server'
import { openProfileFile } from './profile-files.server'

/** Deletes a file of a company profile. @throws DomainError `not-found`, 403 */
export async function deleteFile(
  actor: Actor,
  which: { profileId: string; fileId: string },
): Promise<void> {
  const stored = transaction((tx) => {
    editableProfile(tx, actor, which.profileId)
    const { id, name, part: folder, file } = openProfileFile(actor, which, tx)
    dropUses(tx, eq(fileUses.id, id))
    emit(tx, actor, profileEvents.fileDeleted, {
      subjectId: which.profileId,
      name,
      details: { folder },
    })
    return file
  })
  await removeFiles([stored])
}
