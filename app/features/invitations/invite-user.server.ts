import { eq } from 'drizzle-orm'
import { userInvites, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import {
  type IdempotencyKey,
  idempotent,
  whileValid,
} from '~/features/form-input/idempotency.server'
import { requireUserManager } from '~/features/user-access/require-user-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { type Invitation, writeInvitation } from './write-invitation.server'

/** Invites one person by e-mail. @throws DomainError 403, and those of `writeInvitation` */
export function inviteUser(
  actor: Actor,
  { idempotencyKey, ...invitation }: Invitation & { idempotencyKey?: IdempotencyKey | undefined },
): void {
  transaction((tx) => {
    const manager = requireUserManager(tx, actor)
    // A revoked one goes out again; a person who accepted is a user.
    const sending = whileValid(idempotencyKey, (from) =>
      [userInvites, users].some((table) =>
        from.select().from(table).where(eq(table.email, invitation.email)).get(),
      ),
    )
    idempotent(tx, sending, () => writeInvitation(tx, manager, invitation))
  })
}
