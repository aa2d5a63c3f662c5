import { and, eq, gt, isNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { tokens, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError, forbidden } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { accountEvents } from '~/features/events/event-types/accounts'
import { checkLimits, countAttempt, emailChangeLimits } from '~/features/limits/attempts.server'
import type { Actor } from '~/permissions/vocabulary'
import { findToken, issueToken, takeToken } from './tokens.server'

/**
 * The new e-mail that a mailed link confirms, and whose account gets it: the mailbox may be that of
 * somebody else, who should not lend it.
 *
 * @throws DomainError `email-link` (400)
 */
export function emailToConfirm(code: string) {
  const token = findToken('email_change', code)
  const account = db
    .select({ name: users.fullName, former: users.email })
    .from(users)
    .where(eq(users.id, token?.userId ?? ''))
    .get()
  if (!token?.data || !account) throw new DomainError('email-link')
  return { email: token.data, ...account }
}

/** The new e-mail that a person asked for and did not confirm yet. */
export const pendingEmail = (userId: string): string | null =>
  db
    .select({ email: tokens.data })
    .from(tokens)
    .where(
      and(
        eq(tokens.userId, userId),
        eq(tokens.kind, 'email_change'),
        isNull(tokens.usedAt),
        gt(tokens.expiresAt, Date.now()),
      ),
    )
    .get()?.email ?? null

/**
 * Mails a link to somebody's own address, which shows that the mailbox is theirs. Where that is shown
 * already nothing is sent.
 *
 * @throws DomainError 403, `too-many-tries` (429)
 */
export function askToProveEmail(actor: Actor): void {
  if (actor.kind !== 'member') throw forbidden()
  transaction((tx) => {
    const person = tx.select().from(users).where(eq(users.id, actor.id)).get()
    if (!person || person.emailVerifiedAt !== null) return
    const limits = emailChangeLimits(actor.id)
    checkLimits(tx, limits)
    countAttempt(tx, limits)
    const code = issueToken(tx, 'email_change', person.id, person.email)
    emit(tx, person, accountEvents.askedToProve, { subjectId: person.id, person, code })
  })
}

/**
 * Makes the new e-mail the one that signs in; if it is that already, it only stays proven. The person who
 * opens the mailed link need not be signed in: the code shows that the address is theirs. The old address
 * is notified.
 *
 * @throws DomainError `email-link` (400) for a wrong, expired or used code, `email-taken-by-other` (400)
 */
export function confirmEmailChange(_actor: Actor, code: string): void {
  transaction((tx) => {
    const token = takeToken(tx, 'email_change', code)
    const user = token?.userId && tx.select().from(users).where(eq(users.id, token.userId)).get()
    if (!user || !token.data) throw new DomainError('email-link')
    const email = token.data
    if (email === user.email) {
      tx.update(users).set({ emailVerifiedAt: Date.now() }).where(eq(users.id, user.id)).run()
      return emit(tx, user, accountEvents.provedEmail, { subjectId: user.id })
    }
    if (tx.select({ id: users.id }).from(users).where(eq(users.email, email)).get()) {
      throw new DomainError('email-taken-by-other')
    }
    tx.update(users)
      .set({
        email,
        emailVerifiedAt: Date.now(),
        version: user.version + 1,
        updatedAt: Date.now(),
      })
      .where(eq(users.id, user.id))
      .run()
    // A reset link in the old mailbox no longer opens the account.
    tx.delete(tokens)
      .where(and(eq(tokens.userId, user.id), eq(tokens.kind, 'reset')))
      .run()
    const details: { email: [string, string] } = { email: [user.email, email] }
    emit(tx, user, accountEvents.changedEmail, { subjectId: user.id, person: user, details })
  })
}
