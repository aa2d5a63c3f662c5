import { setImmediate as nextTurn } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import {
  companyProfiles,
  fileUses,
  notifications,
  orders,
  passwordReveals,
  requests,
} from '~/db/schema'
import { type Reader, type Tx, transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { type By, emit } from '~/features/events/emit.server'
import { profileEvents } from '~/features/events/event-types/profiles'
import { dropUses } from '~/features/files/file-uses.server'
import { removeFiles } from '~/features/files/remove-files.server'
import { destroyKey } from '~/features/profile-base/destroy-key.server'
import { canDeleteProfile } from '~/permissions/profiles'
import type { Actor } from '~/permissions/vocabulary'
import { type Profile, participantsOf, visibleProfile } from './profile-access.server'
import { withdrawInvites } from './withdraw-invite.server'

/** A company profile that somebody may delete, and what goes or stays. @throws DomainError `not-found`, 403 */
export function profileToDelete(actor: Actor, id: string) {
  const { name } = deletable(db, actor, id)
  const { files, work } = db.get<{ files: number; work: number }>(sql`select
    (select count(*) from ${fileUses} where ${fileUses.profileId} = ${id}) as files,
    (select count(*) from ${requests} where ${requests.companyProfileId} = ${id})
      + (select count(*) from ${orders} where ${orders.companyProfileId} = ${id}) as work`)
  return { name, files, work }
}

/**
 * Deletes a company profile with its members, logins and files; open invitations are withdrawn. The requests and orders that were made
 * for it stay with their clients.
 *
 * @throws DomainError `not-found`, 403
 */
export async function deleteProfile(actor: Actor, { id }: { id: string }): Promise<void> {
  const clearSome = (tx: Tx) => {
    deletable(tx, actor, id)
    return clearProfile(tx, id)
  }
  while (transaction(clearSome)) await nextTurn()
  const files = transaction((tx) => removeProfile(tx, actor, deletable(tx, actor, id)))
  await removeFiles(files)
}

/** Tables of which a company profile may have very many rows. */
const many = [
  { table: passwordReveals, of: passwordReveals.profileId, goes: true },
  { table: requests, of: requests.companyProfileId, goes: false },
  { table: orders, of: orders.companyProfileId, goes: false },
]
/** Rows that are let go of at once. */
const most = 200

/** Lets go of some of what hangs on a profile that is about to be removed. @returns whether there may be more */
export function clearProfile(tx: Tx, id: string): boolean {
  return many.some(({ table, of, goes }) => {
    const some = sql`rowid in (select rowid from ${table} where ${eq(of, id)} limit ${most})`
    const { changes } = tx.run(
      goes
        ? sql`delete from ${table} where ${some}`
        : sql`update ${table} set ${sql.identifier(of.name)} = null where ${some}`,
    )
    return changes === most
  })
}

function deletable(from: Reader, actor: Actor, id: string): Profile {
  const profile = visibleProfile(from, actor, id)
  if (!canDeleteProfile(actor, profile)) throw forbidden()
  return profile
}

/** Removes the row and what hangs on it. @returns the names of its files, which go afterwards */
export function removeProfile(
  tx: Tx,
  by: By,
  { id, name, ownerId }: { id: string; name: string; ownerId: string },
): string[] {
  const files = dropUses(tx, eq(fileUses.profileId, id))
  const people = participantsOf(tx, { id, ownerId })
  withdrawInvites(tx, by, id)
  destroyKey(tx, id)
  tx.delete(notifications).where(eq(notifications.subject, id)).run()
  tx.delete(companyProfiles).where(eq(companyProfiles.id, id)).run()
  emit(tx, by, profileEvents.deleted, { subjectId: id, people, details: { name } })
  return files.map(({ file }) => file)
}
