import { eq } from 'drizzle-orm'
import { type User, users } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { type By, emit } from '~/features/events/emit.server'
import { accountEvents } from '~/features/events/event-types/accounts'
import { checkLimits, countAttempt, resetLimits } from '~/features/limits/attempts.server'
import type { Actor } from '~/permissions/vocabulary'
import { issueToken } from './tokens.server'

/**
 * Sends the link that chooses a new password; it works once, for an hour, and voids earlier ones.
 * An unknown e-mail gets the same answer and no mail.
 *
 * @throws DomainError `too-many-tries` (429) after five links in an hour, for unknown e-mails alike
 */
export function requestPasswordReset(
  _actor: Actor,
  { email, address }: { email: string; address: string },
): void {
  const limits = resetLimits(email, address)
  transaction((tx) => {
    checkLimits(tx, limits)
    countAttempt(tx, limits)
    const user = tx.select().from(users).where(eq(users.email, email)).get()
    if (user) mailLink(tx, user, '/reset-password', 'system')
  })
}

/**
 * Sends the same link to oneself, to a screen that opens while one is signed in: for people without a
 * password.
 *
 * @throws DomainError 403 for guests, `too-many-tries` (429)
 */
export function requestOwnPasswordLink(actor: Actor, { address }: { address: string }): void {
  if (actor.kind !== 'member') throw forbidden()
  transaction((tx) => {
    const user = tx.select().from(users).where(eq(users.id, actor.id)).get()
    if (!user) throw forbidden()
    const limits = resetLimits(user.email, address)
    checkLimits(tx, limits)
    countAttempt(tx, limits)
    mailLink(tx, user, '/choose-password', user)
  })
}

function mailLink(tx: Tx, person: User, path: string, by: By): void {
  const code = issueToken(tx, 'reset', person.id)
  emit(tx, by, accountEvents.askedForPassword, { subjectId: person.id, person, path, code })
}
