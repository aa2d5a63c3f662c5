import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { companyProfiles, profileMembers } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { forbidden, notFound } from '~/domain-error'
import {
  canEditProfile,
  canManageMembers,
  canSeeProfile,
  type MemberRights,
  type ProfileFacts,
} from '~/permissions/profiles'
import type { Actor } from '~/permissions/vocabulary'

export type Profile = typeof companyProfiles.$inferSelect & ProfileFacts

/** A company profile with what the rules look at. @throws DomainError `not-found`, also when not visible */
export function visibleProfile(from: Reader, actor: Actor, id: string): Profile {
  const profile = from.select().from(companyProfiles).where(eq(companyProfiles.id, id)).get()
  if (!profile || actor.kind === 'guest') throw notFound()
  const facts = { ...profile, rights: rightsOf(from, id, actor.id) }
  if (!canSeeProfile(actor, facts)) throw notFound()
  return facts
}

/** The same for a person who may change it. @throws DomainError `not-found`, 403 */
export function editableProfile(from: Reader, actor: Actor, id: string): Profile {
  const profile = visibleProfile(from, actor, id)
  if (!canEditProfile(actor, profile)) throw forbidden()
  return profile
}

/** The same for people who choose its members. @throws DomainError `not-found`, 403 */
export function managedProfile(from: Reader, actor: Actor, id: string): Profile {
  const profile = visibleProfile(from, actor, id)
  if (!canManageMembers(actor, profile)) throw forbidden()
  return profile
}

/** `editableProfile`, outside of a transaction. */
export const profileToEdit = (actor: Actor, id: string): Profile => editableProfile(db, actor, id)

/** `managedProfile`, outside of a transaction. */
export const profileToManage = (actor: Actor, id: string): Profile => managedProfile(db, actor, id)

/** Rights of a member of a company profile; null for everybody else. */
export const rightsOf = (from: Reader, profileId: string, userId: string): MemberRights | null =>
  from
    .select({
      edit: profileMembers.edit,
      work: profileMembers.work,
      logins: profileMembers.logins,
    })
    .from(profileMembers)
    .where(and(eq(profileMembers.profileId, profileId), eq(profileMembers.userId, userId)))
    .get() ?? null

/** Participants of a company profile: its owner and its members. */
export const participantsOf = (from: Reader, { id, ownerId }: Pick<Profile, 'id' | 'ownerId'>) => [
  ownerId,
  ...from
    .select({ userId: profileMembers.userId })
    .from(profileMembers)
    .where(eq(profileMembers.profileId, id))
    .all()
    .map(({ userId }) => userId),
]

/** Whether somebody is a member of a company profile. */
export const isMember = (from: Reader, profileId: string, userId: string): boolean =>
  rightsOf(from, profileId, userId) !== null
