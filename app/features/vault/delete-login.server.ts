import { eq } from 'drizzle-orm'
import { profileLogins } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { vaultEvents } from '~/features/events/event-types/vault'
import type { Actor } from '~/permissions/vocabulary'
import { findLogin, profileWithChangeableLogins } from './find-login.server'

/**
 * Deletes a login with its password. The record of who revealed it stays.
 *
 * @throws DomainError `not-found`, 403; `login-gone` (404)
 */
export function deleteLogin(
  actor: Actor,
  { profileId, id }: { profileId: string; id: string },
): void {
  transaction((tx) => {
    profileWithChangeableLogins(tx, actor, profileId)
    const { label } = findLogin(tx, profileId, id)
    tx.delete(profileLogins).where(eq(profileLogins.id, id)).run()
    emit(tx, actor, vaultEvents.deleted, { subjectId: profileId, label })
  })
}
