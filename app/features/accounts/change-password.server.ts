import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { accountEvents } from '~/features/events/event-types/accounts'
import { checkLimits, countAttempt, passwordChangeLimit } from '~/features/limits/attempts.server'
import type { Actor } from '~/permissions/vocabulary'
import { requirePassword } from './confirm-password.server'
import { type KnownDevice, newDevice } from './known-device.server'
import { hashPassword } from './passwords.server'
import { setPassword } from './set-password.server'

type Change = { currentPassword: string; password: string; sessionId: string | null }

/**
 * Changes one's own password, see `setPassword`.
 *
 * @returns what the browser in which it is done is known by from now on
 * @throws DomainError `wrong-password` (400), `too-many-tries` (429) for wrong ones and for changes, `busy` (429)
 */
export async function changePassword(
  actor: Actor,
  { currentPassword, password, sessionId }: Change,
): Promise<KnownDevice> {
  const knew = await requirePassword(actor, currentPassword)
  const passwordHash = await hashPassword(password)
  return transaction((tx) => {
    const user = knew(tx)
    const limit = passwordChangeLimit(user.id)
    checkLimits(tx, [limit])
    countAttempt(tx, [limit])
    const changed = setPassword(tx, user, { passwordHash, keep: sessionId })
    emit(tx, user, accountEvents.changedPassword, changed)
    return newDevice({ ...user, passwordHash })
  })
}
