import { eq } from 'drizzle-orm'
import { companyProfiles, memberInvites, users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { Fault } from '~/faults'
import { canAnswerInvite } from '~/permissions/profiles'
import type { Member } from '~/permissions/vocabulary'

/**
 * An invitation that somebody is about to answer. The email is read anew: it may have changed since
 * the request began.
 *
 * @throws Fault `invite-gone` (404) when it was answered or taken back; `invite-of-another` (403)
 */
export function ownInvite(tx: Tx, actor: Member, id: string) {
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
  if (!invite) throw new Fault('invite-gone', 404)
  const person = tx.select({ email: users.email }).from(users).where(eq(users.id, actor.id)).get()
  if (!person || !canAnswerInvite(person, invite)) throw new Fault('invite-of-another', 403)
  return invite
}

/** Takes an invitation away, in the transaction that answers it. */
export const removeInvite = (tx: Tx, id: string): void => {
  tx.delete(memberInvites).where(eq(memberInvites.id, id)).run()
}
