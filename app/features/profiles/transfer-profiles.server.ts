import { eq } from 'drizzle-orm'
import { companyProfiles } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import type { By } from '~/features/events/emit.server'
import { clearProfile, removeProfile } from './delete-profile.server'
import { membersOf } from './list-members.server'
import { hasRoomForCompany } from './owned-companies.server'
import { giveTo } from './pass-on-profile.server'

/**
 * Does a piece of what becomes of somebody's company profiles when their account is deleted: the member
 * who has been there longest and may change the profile owns it from now on, one who has room for it before
 * others; where nobody may, it goes.
 *
 * @returns whether there may be more, and the names of the files that go
 */
export function transferProfile(
  tx: Tx,
  by: By,
  ownerId: string,
): { more: boolean; files: string[] } {
  const own = eq(companyProfiles.ownerId, ownerId)
  const profile = tx.select().from(companyProfiles).where(own).limit(1).get()
  if (!profile) return { more: false, files: [] }
  const heirs = membersOf(tx, profile.id).filter(({ edit }) => edit)
  // Nothing is lost because everybody has as many as they can have.
  const heir = heirs.find(({ id }) => hasRoomForCompany(id, tx)) ?? heirs[0]
  if (heir) giveTo(tx, by, { profile, to: heir.id })
  else if (!clearProfile(tx, profile.id)) {
    return { more: true, files: removeProfile(tx, by, profile) }
  }
  return { more: true, files: [] }
}
