import { eq } from 'drizzle-orm'
import { folders } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { folderEvents } from '~/features/events/event-types/projects'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { limits } from '~/permissions/limits'
import type { Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'

/**
 * A new folder of one's own.
 *
 * @returns its id
 * @throws DomainError `folder-limit` (403)
 */
export function createFolder(
  actor: Member,
  { name, idempotencyKey }: { name: string; idempotencyKey?: IdempotencyKey | undefined },
): string {
  return transaction((tx) =>
    idempotent(tx, untilDeleted(folders, idempotencyKey), () => {
      const own = tx
        .select({ id: folders.id })
        .from(folders)
        .where(eq(folders.ownerId, actor.id))
        .limit(limits.foldersOfPerson)
        .all()
      if (own.length === limits.foldersOfPerson) {
        throw new DomainError('folder-limit', 403, { values: { limit: limits.foldersOfPerson } })
      }
      const id = newId()
      const now = Date.now()
      tx.insert(folders)
        .values({ id, name, ownerId: actor.id, createdAt: now, updatedAt: now })
        .run()
      emit(tx, actor, folderEvents.created, { folder: { id, ownerId: actor.id } })
      return id
    }),
  )
}
