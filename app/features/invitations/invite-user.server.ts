import { eq } from 'drizzle-orm'
import { userInvites, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { once, type Submission, whileSo } from '~/features/form-input/submission.server'
import { requireUserManager } from '~/features/user-access/require-user-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { type Invitation, writeInvitation } from './write-invitation.server'

/** Invites one person by e-mail. @throws DomainError 403, and those of `writeInvitation` */
export function inviteUser(
  actor: Actor,
  { submission, ...invitation }: Invitation & { submission?: Submission | undefined },
): void {
  transaction((tx) => {
    const manager = requireUserManager(tx, actor)
    // Revoked, it goes out anew; who has accepted is a user.
    const sending = whileSo(submission, (from) =>
      [userInvites, users].some((table) =>
        from.select().from(table).where(eq(table.email, invitation.email)).get(),
      ),
    )
    once(tx, sending, () => writeInvitation(tx, manager, invitation))
  })
}
