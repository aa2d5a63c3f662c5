import { eq } from 'drizzle-orm'
import { companyProfiles } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import type { By } from '~/features/events/happen.server'
import { clearProfile, removeProfile } from './delete-profile.server'
import { membersOf } from './list-members.server'
import { giveTo } from './pass-on-profile.server'

/**
 * Does a piece of what becomes of somebody's company profiles when their account is deleted: the member
 * who has been there longest and may change the profile owns it from now on; where nobody may, it goes.
 *
 * @returns whether there may be more, and the names of the files that go
 */
export function leaveProfileToOthers(
  tx: Tx,
  by: By,
  ownerId: string,
): { more: boolean; files: string[] } {
  const own = eq(companyProfiles.ownerId, ownerId)
  const profile = tx.select().from(companyProfiles).where(own).limit(1).get()
  if (!profile) return { more: false, files: [] }
  const heir = membersOf(tx, profile.id).find(({ edit }) => edit)
  if (heir) giveTo(tx, by, { profile, to: heir.id })
  else if (!clearProfile(tx, profile.id)) {
    return { more: true, files: removeProfile(tx, by, profile) }
  }
  return { more: true, files: [] }
}
