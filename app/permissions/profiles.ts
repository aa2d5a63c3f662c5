import { type Actor, isAdmin, isClient, isSelf, isStaff } from './vocabulary'

/**
 * Rights of a member of a company profile besides reading it: changing it, seeing the requests of the
 * company, seeing its logins.
 */
export const memberRights = ['edit', 'work', 'logins'] as const
export type MemberRight = (typeof memberRights)[number]
export type MemberRights = Record<MemberRight, boolean>

/** Facts about a company profile for its rules. */
export type ProfileFacts = {
  ownerId: string
  /** Rights of the actor as one of its members; null for everybody else. */
  rights: MemberRights | null
}

const mayAs = (right: MemberRight) => (actor: Actor, profile: ProfileFacts) =>
  actor.kind === 'member' &&
  (isStaff(actor) || isSelf(actor, profile.ownerId) || profile.rights?.[right] === true)

/** Have a company profile of one's own: clients and staff. */
export const canCreateProfile = (actor: Actor): boolean => isStaff(actor) || isClient(actor)

/** Open a company profile: its owner, its members and the staff. */
export const canSeeProfile = (actor: Actor, profile: ProfileFacts): boolean =>
  actor.kind === 'member' &&
  (isStaff(actor) || isSelf(actor, profile.ownerId) || profile.rights !== null)

/** Change what it holds: its owner, the staff, and members who may. */
export const canEditProfile = mayAs('edit')

/** See what was asked for in its name: its owner, the staff, and members who may. */
export const canSeeProfileWork = mayAs('work')

/** See its logins and reveal them: its owner, the staff, and members who may. */
export const canSeeLogins = mayAs('logins')

/** Store logins, change and delete them: people who see them and may change the profile. */
export const canChangeLogins = (actor: Actor, profile: ProfileFacts): boolean =>
  canSeeLogins(actor, profile) && canEditProfile(actor, profile)

/** Invite people, say what members may, and remove them: its owner and the staff. */
export const canManageMembers = (actor: Actor, profile: Pick<ProfileFacts, 'ownerId'>): boolean =>
  isStaff(actor) || isSelf(actor, profile.ownerId)

/** Delete it, or make a member its owner: its owner and admins. */
export const canDeleteProfile = (actor: Actor, profile: Pick<ProfileFacts, 'ownerId'>): boolean =>
  isAdmin(actor) || isSelf(actor, profile.ownerId)

/** Whether an invitation was sent to the email of an account. */
export const isInvited = (person: { email: string }, invite: { email: string }): boolean =>
  person.email === invite.email

/**
 * Accept or reject an invitation: only the account with the email it was sent to, once that is shown
 * to be theirs. Anybody can sign up with any email.
 *
 * @param mailed whether they hold the link that was mailed with it
 */
export const canAnswerInvite = (
  person: { email: string; emailVerifiedAt: number | null },
  invite: { email: string },
  mailed: boolean,
): boolean => isInvited(person, invite) && (person.emailVerifiedAt !== null || mailed)
