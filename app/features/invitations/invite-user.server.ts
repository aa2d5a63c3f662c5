import { transaction } from '~/db/transaction.server'
import { once, type Submission } from '~/features/form-input/submission.server'
import { requireUserManager } from '~/features/user-access/user-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { type Invitation, writeInvitation } from './write-invitation.server'

/** Invites one person by e-mail. @throws Fault 403, and those of `writeInvitation` */
export function inviteUser(
  actor: Actor,
  { submission, ...invitation }: Invitation & { submission?: Submission | undefined },
): void {
  transaction((tx) => {
    const manager = requireUserManager(tx, actor)
    once(tx, submission, () => writeInvitation(tx, manager, invitation))
  })
}
