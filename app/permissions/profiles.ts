import { type Actor, isStaff } from './vocabulary'

/** What the rules about a company profile look at. */
type ProfileFacts = {
  ownerId: string
  /** Whether the actor is one of its members. */
  member: boolean
}

/** Open a company profile: its owner, its members and the staff. */
export const canSeeProfile = (actor: Actor, profile: ProfileFacts): boolean =>
  actor.kind === 'member' && (isStaff(actor) || profile.ownerId === actor.id || profile.member)

/** Invite people to its members: its owner and the staff. */
export const canInviteMembers = (actor: Actor, profile: ProfileFacts): boolean =>
  actor.kind === 'member' && (isStaff(actor) || profile.ownerId === actor.id)

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
