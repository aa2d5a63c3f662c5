import { eq } from 'drizzle-orm'
import { folders, projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { folderEvents, projectEvents } from '~/features/events/event-types/projects'
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
    for (const project of moved) emit(tx, actor, projectEvents.moved, { project })
    tx.delete(folders).where(eq(folders.id, folder.id)).run()
    emit(tx, actor, folderEvents.deleted, { folder, details: { name: folder.name } })
  })
}
