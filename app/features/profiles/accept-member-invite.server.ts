import { profileMembers } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { happen } from '~/features/events/happen.server'
import { profileEvents } from '~/features/events/kinds/profiles'
import { once, type Submission, whileSo } from '~/features/form-input/submission.server'
import type { Member } from '~/permissions/vocabulary'
import { ownInvite, removeInvite } from './own-invite.server'
import { isMember, peopleOf } from './profile-access.server'

/**
 * Makes somebody a member of the company profile they were invited to, unless they belong to it.
 *
 * @param code of the link of its mail; needed while their email is not proven
 * @throws as `ownInvite`
 */
export function acceptMemberInvite(
  actor: Member,
  inviteId: string,
  code = '',
  submission?: Submission,
): void {
  // Who was removed since is no member by an old form.
  const sending = whileSo<string | null>(
    submission,
    (from, profileId) => profileId === null || isMember(from, profileId, actor.id),
  )
  transaction((tx) => once(tx, sending, () => accept(tx, actor, inviteId, code)))
}

/** @returns the profile they are a member of by now; null for its owner */
function accept(tx: Tx, actor: Member, inviteId: string, code: string): string | null {
  const { id, profileId, ownerId } = ownInvite(tx, actor, inviteId, code)
  removeInvite(tx, id)
  if (ownerId === actor.id || isMember(tx, profileId, actor.id)) {
    happen(tx, actor, profileEvents.invitedInVain, { of: profileId, person: actor.id })
    return ownerId === actor.id ? null : profileId
  }
  tx.insert(profileMembers).values({ profileId, userId: actor.id, createdAt: Date.now() }).run()
  const people = peopleOf(tx, { id: profileId, ownerId })
  happen(tx, actor, profileEvents.joined, {
    of: profileId,
    people,
    details: { member: actor.id },
  })
  return profileId
}
