import { eq } from 'drizzle-orm'
import { folders, projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import type { Member } from '~/permissions/vocabulary'
import { ownFolder } from './find-folder.server'

/** Deletes a folder; its projects move to the root. @throws Fault `not-found` */
export function deleteFolder(actor: Member, input: { folderId: string }): void {
  transaction((tx) => {
    const folder = ownFolder(actor, input.folderId)
    const moved = tx
      .update(projects)
      .set({ folderId: null })
      .where(eq(projects.folderId, folder.id))
      .returning({ id: projects.id })
      .all()
    for (const { id: document } of moved) {
      record(tx, { collection: 'projects', document, action: 'moved', user: actor.id })
    }
    tx.delete(folders).where(eq(folders.id, folder.id)).run()
    record(tx, {
      collection: 'folders',
      document: folder.id,
      action: 'deleted',
      user: actor.id,
      details: { name: folder.name },
    })
  })
}
