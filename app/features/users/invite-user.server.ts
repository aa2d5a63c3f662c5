import { transaction } from '~/db/transaction.server'
import { once } from '~/features/forms/submission.server'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { requireManager } from './manager.server'
import { type Invitation, writeInvitation } from './write-invitation.server'

/** Invites one person by e-mail. @throws Fault 403, and those of `writeInvitation` */
export function inviteUser(
  actor: Actor,
  { key, ...invitation }: Invitation & { key?: string | undefined },
): void {
  transaction((tx) => {
    const manager = requireManager(tx, actor)
    once(tx, key, `invite:${actorKey(actor)}`, () => writeInvitation(tx, manager, invitation))
  })
}
