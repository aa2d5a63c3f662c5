import { eq, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { companyProfiles, profileMembers } from '~/db/schema'
import { isStaff, type Member } from '~/permissions/vocabulary'

/**
 * The company profiles that somebody may open, as a condition: staff all of them, others those they
 * own or are a member of. As `canSeeProfile` has it; undefined for all.
 */
export const openProfiles = (actor: Member): SQL | undefined =>
  isStaff(actor) ? undefined : ownProfiles(actor.id)

/** The company profiles that somebody owns or is a member of. */
export const ownProfiles = (userId: string | Placeholder): SQL | undefined =>
  or(
    eq(companyProfiles.ownerId, userId),
    sql`${companyProfiles.id} in (
      select ${profileMembers.profileId} from ${profileMembers} where ${profileMembers.userId} = ${userId})`,
  )
