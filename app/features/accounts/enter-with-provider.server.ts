import { eq } from 'drizzle-orm'
import { type User, users } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { accountEvents } from '~/features/events/event-types/accounts'
import { waitingFor } from '~/features/invitations/find-invitation.server'
import type { Actor } from '~/permissions/vocabulary'
import type { ProviderProfile } from '~/platform/providers/profile'
import { connect, connectionOf, refuseLetGo, rememberEmail } from './connect-account.server'
import { revokeSessions } from './end-session.server'
import { insertAccount } from './insert-account.server'
import { countNewAccount } from './new-account.server'
import { openSession, type SignedIn } from './open-session.server'
import { revokeMailedLinks, revokeOtherConnections } from './revoke-links.server'
import type { ComesFrom } from './sign-in.server'
import { issueToken } from './tokens.server'

/**
 * Result of a sign-in: somebody is in, or there is one more question, whose code leads to `/auth/finish`.
 */
type ProviderResult = { signedIn: SignedIn } | { unfinished: string }

/**
 * Signs in the person whom a provider vouches for. A known connection opens its account. An unknown one
 * makes a new account, or joins the one with the same e-mail when the provider calls it verified. Without
 * an e-mail, or with an unverified one of an existing account, a question follows. A connection that its
 * owner has let go counts as unknown, but makes no new account.
 *
 * @throws DomainError `connection-let-go` (409), `too-many-accounts` (429)
 */
export function enterWithProvider(
  actor: Actor,
  profile: ProviderProfile,
  { userAgent, address }: ComesFrom,
): ProviderResult {
  return transaction((tx) => {
    const known = connectionOf(tx, profile)
    if (known && !known.letGoAt) {
      rememberEmail(tx, known.id, profile)
      return { signedIn: openSession(tx, actor, known.user, userAgent, false) }
    }
    const existing = profile.email ? accountOf(tx, profile.email) : undefined
    if (!existing) refuseLetGo(tx, profile)
    if (!profile.email || (existing && !profile.emailVerified)) {
      return { unfinished: issueToken(tx, 'social', null, JSON.stringify(profile)) }
    }
    if (!existing) {
      countNewAccount(tx, address)
      const account = makeAccount(tx, profile, profile.email)
      return { signedIn: openSession(tx, actor, account, userAgent, true) }
    }
    const joined = join(tx, existing, profile)
    return { signedIn: openSession(tx, actor, joined, userAgent, false) }
  })
}

const accountOf = (tx: Tx, email: string) =>
  tx.select().from(users).where(eq(users.email, email)).get()

/** A plain user, as a sign-up makes one. An invitation waits until they accept it. */
export function makeAccount(tx: Tx, profile: ProviderProfile, email: string): User {
  const { provider, emailVerified } = profile
  const fullName = profile.fullName || email.replace(/@.*/, '')
  const emailVerifiedAt = emailVerified ? Date.now() : null
  const account = insertAccount(tx, { email, fullName, emailVerifiedAt })
  if (!account) throw new DomainError('email-taken')
  const waiting = emailVerified ? undefined : waitingFor(tx, email)
  emit(tx, account, accountEvents.created, {
    subjectId: account.id,
    waiting,
    details: { provider },
  })
  connect(tx, account, profile, { tell: false })
  return account
}

/**
 * Gives the owner of the mailbox the account that has its e-mail. A record that staff prepared becomes
 * theirs with its name, role and packages. If nobody had shown before that the mailbox is theirs, a
 * stranger may have set the password: every way in is removed that is not surely the owner's.
 */
function join(tx: Tx, account: User, profile: ProviderProfile): User {
  const trusted = account.emailVerifiedAt !== null
  if (!trusted) {
    revokeSessions(tx, account.id, null)
    revokeMailedLinks(tx, account.id)
    revokeOtherConnections(tx, account, account)
  }
  connect(tx, account, profile)
  return tx
    .update(users)
    .set({
      toCreate: false,
      tempPassword: false,
      emailVerifiedAt: account.emailVerifiedAt ?? Date.now(),
      ...(!trusted && { passwordHash: null }),
      updatedAt: Date.now(),
    })
    .where(eq(users.id, account.id))
    .returning()
    .get()
}
