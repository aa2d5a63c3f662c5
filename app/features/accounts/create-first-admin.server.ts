import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { accountEvents } from '~/features/events/event-types/accounts'
import type { Actor, Member } from '~/permissions/vocabulary'
import { hasAdmin } from './ensure-setup-link.server'
import { insertAccount } from './insert-account.server'
import { newDevice } from './known-device.server'
import type { SignedIn } from './open-session.server'
import { hashPassword } from './passwords.server'
import type { ComesFrom } from './sign-in.server'
import { startSession } from './start-session.server'
import { findToken, takeToken } from './tokens.server'

type FirstAdmin = { token: string; fullName: string; email: string; password: string }

/** @throws DomainError `setup-link` (403) unless the link creates the first admin */
export function checkSetupLink(token: string): void {
  if (!findToken('setup', token)) throw new DomainError('setup-link', 403)
}

/**
 * Creates the first admin with the link printed at the start, and signs them in.
 *
 * @throws DomainError `setup-link` (403) when it is wrong or used; `email-taken-by-other` (400)
 */
export async function createFirstAdmin(
  _actor: Actor,
  { token, fullName, email, password, userAgent }: FirstAdmin & ComesFrom,
): Promise<SignedIn> {
  checkSetupLink(token)
  const passwordHash = await hashPassword(password)
  return transaction((tx) => {
    if (!takeToken(tx, 'setup', token) || hasAdmin(tx)) throw new DomainError('setup-link', 403)
    const admin = insertAccount(tx, {
      email,
      fullName,
      passwordHash,
      role: 'admin',
      signupSource: 'staff',
    })
    if (!admin) throw new DomainError('email-taken-by-other', 400, { field: 'email' })
    emit(tx, admin, accountEvents.created, { subjectId: admin.id })
    const member: Member = { kind: 'member', ...admin }
    const session = startSession(tx, admin.id, userAgent)
    return { token: session, device: newDevice(admin), member, claim: 'nothing' as const }
  })
}
