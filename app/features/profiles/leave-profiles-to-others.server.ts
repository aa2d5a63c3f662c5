import { eq } from 'drizzle-orm'
import { companyProfiles } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import type { By } from '~/features/events/happen.server'
import { removeProfile } from './delete-profile.server'
import { membersOf } from './list-members.server'
import { giveTo } from './pass-on-profile.server'

/**
 * What becomes of somebody's company profiles when their account is deleted: the member who has been
 * there longest and may change the profile owns it from now on; where nobody may, it goes.
 *
 * @returns the names of the files that go
 */
export function leaveProfilesToOthers(tx: Tx, by: By, ownerId: string): string[] {
  const own = tx.select().from(companyProfiles).where(eq(companyProfiles.ownerId, ownerId)).all()
  return own.flatMap((profile) => {
    const heir = membersOf(tx, profile.id).find(({ edit }) => edit)
    if (!heir) return removeProfile(tx, by, profile)
    giveTo(tx, by, { profileId: profile.id, from: ownerId, to: heir.id })
    return []
  })
}
