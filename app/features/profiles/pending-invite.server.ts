import { and, eq } from 'drizzle-orm'
import { memberInvites } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'

export type WhichInvite = { profileId: string; inviteId: string }

/** An invitation to a company profile that waits for its answer. @throws DomainError `invite-gone` (404) */
export function pendingInvite(tx: Tx, { profileId, inviteId }: WhichInvite) {
  const invite = tx
    .select()
    .from(memberInvites)
    .where(and(eq(memberInvites.id, inviteId), eq(memberInvites.profileId, profileId)))
    .get()
  if (!invite) throw new DomainError('invite-gone', 404)
  return invite
}
