import { eq } from 'drizzle-orm'
import { profileFiles } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { profileEvents } from '~/features/events/event-types/profiles'
import type { Actor } from '~/permissions/vocabulary'
import { companyFolder } from '~/platform/uploads/company-logos'
import { removeUpload } from '~/platform/uploads/remove-uploads.server'
import { editableProfile } from './profile-access.server'
import { openProfileFile } from './profile-files.server'

/** Deletes a file of a company profile. @throws DomainError `not-found`, 403 */
export async function deleteFile(
  actor: Actor,
  which: { profileId: string; fileId: string },
): Promise<void> {
  const stored = transaction((tx) => {
    editableProfile(tx, actor, which.profileId)
    const { id, name, folder, file } = openProfileFile(actor, which, tx)
    tx.delete(profileFiles).where(eq(profileFiles.id, id)).run()
    emit(tx, actor, profileEvents.fileDeleted, {
      subjectId: which.profileId,
      name,
      details: { folder },
    })
    return file
  })
  await removeUpload(companyFolder(stored), stored)
}
