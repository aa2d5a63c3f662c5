import { eq } from 'drizzle-orm'
import { memberInvites } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { type By, emit } from '~/features/events/emit.server'
import { profileEvents } from '~/features/events/event-types/profiles'
import { unqueueMails } from '~/features/events/unqueue-mails.server'
import { provenPerson } from '~/features/user-access/proven-person.server'
import type { Actor } from '~/permissions/vocabulary'
import { pendingInvite, type WhichInvite } from './pending-invite.server'
import { managedProfile } from './profile-access.server'

/** Takes an invitation back: it can be answered no more. @throws DomainError `not-found`, 403; `invite-gone` (404) */
export function withdrawInvite(actor: Actor, which: WhichInvite): void {
  transaction((tx) => {
    managedProfile(tx, actor, which.profileId)
    withdraw(tx, actor, pendingInvite(tx, which))
  })
}

/** Takes back all that are open, in the transaction that deletes the company profile. */
export function withdrawInvites(tx: Tx, by: By, profileId: string): void {
  const open = tx.select().from(memberInvites).where(eq(memberInvites.profileId, profileId)).all()
  for (const invite of open) withdraw(tx, by, invite)
}

/** A person with an account sees it go; a mail that still waits is not sent. */
function withdraw(tx: Tx, by: By, { id, profileId, email }: typeof memberInvites.$inferSelect) {
  tx.delete(memberInvites).where(eq(memberInvites.id, id)).run()
  unqueueMails(tx, id)
  const person = provenPerson(tx, email)
  emit(tx, by, profileEvents.inviteWithdrawn, { subjectId: profileId, person, details: { email } })
}
