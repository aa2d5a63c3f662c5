import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { companyProfiles, profileMembers } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { ownProfiles } from '~/features/profile-base/scope.server'

/** The company profiles in whose name somebody may ask for work, and see it. */
const askedFor = (from: Reader, userId: string) =>
  or(
    eq(companyProfiles.ownerId, userId),
    inArray(
      companyProfiles.id,
      from
        .select({ id: profileMembers.profileId })
        .from(profileMembers)
        .where(and(eq(profileMembers.userId, userId), eq(profileMembers.work, true))),
    ),
  )

/** Those that a form offers somebody: the first hundred, by name. */
export const listOwnProfiles = (from: Reader, userId: string) =>
  from
    .select({ id: companyProfiles.id, name: companyProfiles.name })
    .from(companyProfiles)
    .where(askedFor(from, userId))
    .orderBy(asc(companyProfiles.name), asc(companyProfiles.id))
    .limit(100)
    .all()

/** Whether somebody may ask for work in the name of a company profile, also of one that no form offers. */
export const mayAskFor = (from: Reader, userId: string, profileId: string): boolean =>
  from
    .select({ id: companyProfiles.id })
    .from(companyProfiles)
    .where(and(eq(companyProfiles.id, profileId), askedFor(from, userId)))
    .get() !== undefined

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
