import { type Tx, transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { profileEvents } from '~/features/events/event-types/profiles'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import type { Member } from '~/permissions/vocabulary'
import { ownInvite, removeInvite } from './own-invite.server'

/**
 * Turns an invitation to a company profile down: nobody becomes a member.
 *
 * @param code as `acceptMemberInvite` has it
 * @throws as `ownInvite`
 */
export function rejectMemberInvite(
  actor: Member,
  inviteId: string,
  code = '',
  idempotencyKey?: IdempotencyKey,
): void {
  transaction((tx) => idempotent(tx, idempotencyKey, () => reject(tx, actor, inviteId, code)))
}

function reject(tx: Tx, actor: Member, inviteId: string, code: string): void {
  const { id, profileId, email } = ownInvite(tx, actor, inviteId, code)
  removeInvite(tx, id)
  const person = actor.id
  emit(tx, actor, profileEvents.rejected, { subjectId: profileId, person, details: { email } })
}
