import { eq } from 'drizzle-orm'
import { folders } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { once } from '~/features/forms/submission.server'
import { record } from '~/features/history/record.server'
import type { Member } from '~/permissions/vocabulary'
import { Fault } from '~/platform/faults'
import { newId } from '~/platform/ids.server'
import { checkName } from './names'

/** Folders one person may have: they are all shown at once. */
const folderLimit = 200

/**
 * A new folder of one's own.
 *
 * @returns its id
 * @throws Fault `folder-name-required`, `name-too-long`; `folder-limit` (403)
 */
export function createFolder(actor: Member, input: { name: string; key?: string }): string {
  const name = checkName('folder', input.name)
  return transaction((tx) =>
    once(tx, input.key, `folder:${actor.id}`, () => {
      const own = tx
        .select({ id: folders.id })
        .from(folders)
        .where(eq(folders.ownerId, actor.id))
        .limit(folderLimit)
        .all()
      if (own.length === folderLimit) {
        throw new Fault('folder-limit', 403, { values: { limit: folderLimit } })
      }
      const id = newId()
      const now = Date.now()
      tx.insert(folders)
        .values({ id, name, ownerId: actor.id, createdAt: now, updatedAt: now })
        .run()
      record(tx, { collection: 'folders', document: id, action: 'created', user: actor.id })
      return id
    }),
  )
}
