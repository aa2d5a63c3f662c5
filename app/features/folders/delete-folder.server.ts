import { eq } from 'drizzle-orm'
import { folders, projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { happen } from '~/features/events/happen.server'
import { folderEvents, projectEvents } from '~/features/events/kinds/projects'
import type { Member } from '~/permissions/vocabulary'
import { ownFolder } from './find-folder.server'

/** Deletes a folder; its projects move to the root. @throws DomainError `not-found` */
export function deleteFolder(actor: Member, input: { folderId: string }): void {
  transaction((tx) => {
    const folder = ownFolder(actor, input.folderId)
    const moved = tx
      .update(projects)
      .set({ folderId: null })
      .where(eq(projects.folderId, folder.id))
      .returning()
      .all()
    for (const project of moved) happen(tx, actor, projectEvents.moved, { project })
    tx.delete(folders).where(eq(folders.id, folder.id)).run()
    happen(tx, actor, folderEvents.deleted, { folder, details: { name: folder.name } })
  })
}
