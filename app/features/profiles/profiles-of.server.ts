import { asc, eq, inArray, or } from 'drizzle-orm'
import { companyProfiles, profileMembers } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'

/** The company profiles that somebody owns or is a member of, by name. */
export const profilesOf = (from: Pick<Tx, 'select'>, userId: string) =>
  from
    .select({ id: companyProfiles.id, name: companyProfiles.name })
    .from(companyProfiles)
    .where(
      or(
        eq(companyProfiles.ownerId, userId),
        inArray(
          companyProfiles.id,
          from
            .select({ id: profileMembers.profileId })
            .from(profileMembers)
            .where(eq(profileMembers.userId, userId)),
        ),
      ),
    )
    .orderBy(asc(companyProfiles.name), asc(companyProfiles.id))
    .limit(100)
    .all()
