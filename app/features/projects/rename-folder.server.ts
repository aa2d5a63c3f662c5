import { eq, sql } from 'drizzle-orm'
import { folders } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import type { Member } from '~/permissions/vocabulary'
import { Fault } from '~/platform/faults'
import { ownFolder } from './find-folder.server'
import { checkName } from './names'

/**
 * Gives a folder another name.
 *
 * @param input `version`: the one the form was made with; left out, nothing is compared
 * @throws Fault `not-found`, `folder-name-required`, `name-too-long`; `folder-stale` (409) with the
 *   `name` and `version` that are stored
 */
export function renameFolder(
  actor: Member,
  input: { folderId: string; name: string; version?: number },
): void {
  transaction((tx) => {
    const folder = ownFolder(actor, input.folderId)
    const name = checkName('folder', input.name)
    if (input.version !== undefined && input.version !== folder.version) {
      const { name: stored, version } = folder
      throw new Fault('folder-stale', 409, { values: { name: stored, version } })
    }
    tx.update(folders)
      .set({ name, version: sql`${folders.version} + 1`, updatedAt: Date.now() })
      .where(eq(folders.id, folder.id))
      .run()
    record(tx, {
      collection: 'folders',
      document: folder.id,
      action: 'renamed',
      user: actor.id,
      details: { from: folder.name, to: name },
    })
  })
}
