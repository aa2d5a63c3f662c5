import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { companyProfiles, profileMembers } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { ownProfiles } from '~/features/profile-base/scope.server'

/** The company profiles in whose name somebody may ask for work, and see it, by name. */
export const profilesOf = (from: Reader, userId: string) =>
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
            .where(and(eq(profileMembers.userId, userId), eq(profileMembers.work, true))),
        ),
      ),
    )
    .orderBy(asc(companyProfiles.name), asc(companyProfiles.id))
    .limit(100)
    .all()

const ofPerson = prepared(() =>
  db
    .select({ id: companyProfiles.id })
    .from(companyProfiles)
    .where(ownProfiles(sql.placeholder('id')))
    .limit(1)
    .prepare(),
)

/** Whether somebody owns a company profile or is a member of one. */
export const hasProfiles = ({ id }: { id: string }): boolean => ofPerson().get({ id }) !== undefined
