import { and, eq, inArray, or } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { companyProfiles, profileMembers } from '~/db/schema'
import type { NotifiedSubject } from '~/features/subjects/subject'
import { canSeeProfile } from '~/permissions/profiles'
import { isStaff } from '~/permissions/vocabulary'

/** Company profiles, as notifications and live topics see them. */
export const profileSubject: NotifiedSubject = {
  namesOf: (actor, ids) => {
    if (ids.length === 0) return new Map()
    const { id, name, ownerId } = companyProfiles
    const isMemberOf = inArray(
      id,
      db
        .select({ id: profileMembers.profileId })
        .from(profileMembers)
        .where(eq(profileMembers.userId, actor.id)),
    )
    const mine = isStaff(actor) ? undefined : or(eq(ownerId, actor.id), isMemberOf)
    const found = db
      .select({ id, name })
      .from(companyProfiles)
      .where(and(inArray(id, [...new Set(ids)]), mine))
      .all()
    return new Map(found.map((profile) => [profile.id, profile.name]))
  },
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
