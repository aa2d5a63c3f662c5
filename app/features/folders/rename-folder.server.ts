import { eq, sql } from 'drizzle-orm'
import { folders } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { folderEvents } from '~/features/events/event-types/projects'
import { expectVersion } from '~/features/form-input/expect-version.server'
import type { Member } from '~/permissions/vocabulary'
import { ownFolder } from './find-folder.server'

/**
 * Gives a folder another name.
 *
 * @param input `version`: the one the form was made from
 * @throws DomainError `not-found`, `stale` (409)
 */
export function renameFolder(
  actor: Member,
  input: { folderId: string; name: string; version: number },
): void {
  transaction((tx) => {
    const folder = ownFolder(actor, input.folderId)
    const { name } = input
    expectVersion(folder, input.version, { name: folder.name })
    tx.update(folders)
      .set({ name, version: sql`${folders.version} + 1`, updatedAt: Date.now() })
      .where(eq(folders.id, folder.id))
      .run()
    emit(tx, actor, folderEvents.renamed, { folder, details: { from: folder.name, to: name } })
  })
}
