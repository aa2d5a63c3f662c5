import { crc32 } from 'node:zlib'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { memberInvites, profileMembers, users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { limits } from '~/permissions/limits'
import { canDeleteProfile, canManageMembers } from '~/permissions/profiles'
import { type Actor, isSelf } from '~/permissions/vocabulary'
import { visibleProfile } from './profile-access.server'

const person = { id: users.id, name: users.fullName, email: users.email, avatar: users.avatar }

/**
 * Lists the members of a company profile with their rights, and for people who may invite, the open
 * invitations.
 */
export function listMembers(actor: Actor, profileId: string) {
  const profile = visibleProfile(db, actor, profileId)
  const manages = canManageMembers(actor, profile)
  const owner = db.select(person).from(users).where(eq(users.id, profile.ownerId)).get()
  const members = membersOf(db, profileId)
  return {
    owner: owner ?? null,
    members: members.map((member) => ({
      ...member,
      self: isSelf(actor, member.id),
    })),
    invites: manages ? invitesOf(profileId) : [],
    version: rightsVersion(members),
    may: { manage: manages, passOn: canDeleteProfile(actor, profile) && members.length > 0 },
  }
}

export type ListedMembers = ReturnType<typeof listMembers>

/** The members of a company profile, in the order in which they came. */
export const membersOf = (from: Reader, profileId: string) =>
  from
    .select({
      ...person,
      edit: profileMembers.edit,
      work: profileMembers.work,
      logins: profileMembers.logins,
      since: profileMembers.createdAt,
    })
    .from(profileMembers)
    .innerJoin(users, eq(users.id, profileMembers.userId))
    .where(and(eq(profileMembers.profileId, profileId), isNull(users.closedAt)))
    .orderBy(asc(profileMembers.createdAt), asc(users.id))
    .all()

type ProfileMember = ReturnType<typeof membersOf>[number]

/** A figure made of what the members may: another one says that somebody changed it. */
export const rightsVersion = (members: readonly ProfileMember[]): number =>
  crc32(JSON.stringify(members.map(({ id, edit, work, logins }) => [id, edit, work, logins])))

/** The invitations to its members that nobody has answered, the newest first. */
const invitesOf = (profileId: string) =>
  db
    .select({
      id: memberInvites.id,
      email: memberInvites.email,
      at: memberInvites.createdAt,
    })
    .from(memberInvites)
    .where(eq(memberInvites.profileId, profileId))
    .orderBy(desc(memberInvites.createdAt), desc(memberInvites.id))
    .limit(limits.membersOfProfile)
    .all()
