import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { companyProfiles, profileMembers } from '~/db/schema'
import type { Origin } from '~/features/origins/origin'
import { canSeeProfile } from '~/permissions/profiles'

/** Company profiles, as live topics see them. */
export const profileOrigin: Origin = {
  mayOpen: (id) => {
    const profile = db.select().from(companyProfiles).where(eq(companyProfiles.id, id)).get()
    if (!profile) return () => false
    const rows = db.select().from(profileMembers).where(eq(profileMembers.profileId, id)).all()
    const members = new Map(rows.map((row) => [row.userId, row]))
    return (actor) => {
      const rights = actor.kind === 'member' ? (members.get(actor.id) ?? null) : null
      return canSeeProfile(actor, { ...profile, rights })
    }
  },
}
