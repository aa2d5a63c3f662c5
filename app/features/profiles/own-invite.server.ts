import { eq } from 'drizzle-orm'
import { companyProfiles, memberInvites, users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { unqueueMails } from '~/features/events/unqueue-mails.server'
import { canAnswerInvite, isInvited } from '~/permissions/profiles'
import type { Member } from '~/permissions/vocabulary'
import { isMailedWith } from './invite-link.server'

/**
 * Finds an invitation that somebody is about to answer.
 *
 * @param code of the link that was mailed with it; empty for none
 * @throws DomainError `invite-gone` (404) when it was answered or taken back; those of `proveOwn`
 */
export function ownInvite(tx: Tx, actor: Member, id: string, code: string) {
  const invite = tx
    .select({
      id: memberInvites.id,
      email: memberInvites.email,
      profileId: memberInvites.profileId,
      ownerId: companyProfiles.ownerId,
    })
    .from(memberInvites)
    .innerJoin(companyProfiles, eq(companyProfiles.id, memberInvites.profileId))
    .where(eq(memberInvites.id, id))
    .get()
  if (!invite) throw new DomainError('invite-gone', 404)
  proveOwn(tx, actor, invite, code)
  return invite
}

/**
 * Makes sure that an invitation was sent to the person who answers it, and records that their mailbox is
 * theirs. The email is read again: it may have changed since the request began.
 *
 * @param code of the link that was mailed with it; empty for none
 * @throws DomainError `invite-of-another` (403); `invite-unproven` (403) when nobody has shown yet that the
 *   email is theirs
 */
export function proveOwn(
  tx: Tx,
  actor: Member,
  invite: { id: string; email: string },
  code: string,
): void {
  const person = tx
    .select({ email: users.email, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, actor.id))
    .get()
  if (!person || !isInvited(person, invite)) throw new DomainError('invite-of-another', 403)
  if (!canAnswerInvite(person, invite, isMailedWith(invite, code))) {
    throw new DomainError('invite-unproven', 403)
  }
  if (person.emailVerifiedAt === null) {
    tx.update(users).set({ emailVerifiedAt: Date.now() }).where(eq(users.id, actor.id)).run()
  }
}

/** Takes an invitation away, in the transaction that answers it. */
export const removeInvite = (tx: Tx, id: string): void => {
  tx.delete(memberInvites).where(eq(memberInvites.id, id)).run()
  unqueueMails(tx, id)
}
