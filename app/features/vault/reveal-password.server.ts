import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { loginPasswords, passwordReveals } from '~/db/schema'
import { type Reader, type Tx, transaction } from '~/db/transaction.server'
import { DomainError, forbidden } from '~/domain-error'
import { confirmedUntil } from '~/features/accounts/confirm-password.server'
import { emit } from '~/features/events/emit.server'
import { vaultEvents } from '~/features/events/event-types/vault'
import { checkLimits, countAttempt, revealLimit } from '~/features/limits/attempts.server'
import type { Profile } from '~/features/profiles/profile-access.server'
import type { Actor, Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { unsealText } from '~/platform/vault/seal'
import { findLogin, type Login, profileWithLogins } from './find-login.server'
import { passwordContext } from './password-context'
import { profileKey, vaultDamaged } from './profile-key.server'

type Which = { profileId: string; loginId: string }

/** A login whose password somebody may see; nothing of the password. @throws DomainError `not-found`, 403; `login-gone` (404) */
export function loginToReveal(
  actor: Actor,
  { profileId, loginId }: Which,
  from: Reader = db,
): Login {
  profileWithLogins(from, actor, profileId)
  return findLogin(from, profileId, loginId)
}

/** The owner of a company, for a look of somebody who does not belong to it; else null. */
const strangersOwner = (actor: Member, { ownerId, rights }: Profile): string | null =>
  ownerId === actor.id || rights ? null : ownerId

/**
 * The password of a login, for somebody who has confirmed in this session who they are. That they saw
 * it is on the disk before this returns; what cannot be opened leaves no receipt.
 *
 * @throws DomainError `not-found`, 403; `login-gone` (404); `confirm-first` (403);
 *   `too-many-reveals` (429); `vault-closed`, `vault-damaged` (409)
 */
export function revealPassword(
  actor: Actor,
  { sessionId, ...which }: Which & { sessionId: string | null },
): string {
  return transaction((tx) => {
    const login = loginToReveal(actor, which, tx)
    const profile = profileWithLogins(tx, actor, which.profileId)
    if (actor.kind === 'guest') throw forbidden()
    if (confirmedUntil(sessionId) === null) throw new DomainError('confirm-first', 403)
    const limit = revealLimit(actor.id)
    checkLimits(tx, [limit], 'too-many-reveals')
    const password = unlock(tx, login)
    countAttempt(tx, [limit])
    const { profileId, label } = login
    const receipt = newId()
    tx.insert(passwordReveals)
      .values({
        id: receipt,
        profileId,
        loginId: login.id,
        label,
        userId: actor.id,
        createdAt: Date.now(),
      })
      .run()
    emit(tx, actor, vaultEvents.revealed, {
      ...{ subjectId: profileId, label, company: profile.name, cause: receipt },
      owner: strangersOwner(actor, profile),
    })
    return password
  })
}

function unlock(tx: Tx, { profileId, id }: Login): string {
  const row = tx.select().from(loginPasswords).where(eq(loginPasswords.loginId, id)).get()
  if (!row) throw vaultDamaged()
  const key = profileKey(tx, profileId)
  try {
    return unsealText(
      key,
      row.cipher,
      passwordContext({ profileId, id, version: row.loginVersion }),
    )
  } catch {
    throw vaultDamaged()
  }
}
