import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { profileLogins } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError, forbidden } from '~/domain-error'
import { type Profile, visibleProfile } from '~/features/profiles/profile-access.server'
import { canChangeLogins, canSeeLogins } from '~/permissions/profiles'
import type { Actor } from '~/permissions/vocabulary'

export type Login = typeof profileLogins.$inferSelect

/** A company profile whose logins somebody may see and reveal. @throws DomainError `not-found`, 403 */
export function profileWithLogins(from: Reader, actor: Actor, id: string): Profile {
  const profile = visibleProfile(from, actor, id)
  if (!canSeeLogins(actor, profile)) throw forbidden()
  return profile
}

/** The same for a person who may store, change and delete them. @throws DomainError `not-found`, 403 */
export function profileWithChangeableLogins(from: Reader, actor: Actor, id: string): Profile {
  const profile = profileWithLogins(from, actor, id)
  if (!canChangeLogins(actor, profile)) throw forbidden()
  return profile
}

/** A login of a company profile. @throws DomainError `login-gone` (404) */
export function findLogin(from: Reader, profileId: string, id: string): Login {
  const login = from
    .select()
    .from(profileLogins)
    .where(and(eq(profileLogins.id, id), eq(profileLogins.profileId, profileId)))
    .get()
  if (!login) throw new DomainError('login-gone', 404)
  return login
}

/** A login that somebody may change, as its form shows it. @throws DomainError `not-found`, 403; `login-gone` (404) */
export function loginToChange(actor: Actor, which: { profileId: string; id: string }): Login {
  profileWithChangeableLogins(db, actor, which.profileId)
  return findLogin(db, which.profileId, which.id)
}

/** `profileWithChangeableLogins`, outside of a transaction. @throws DomainError `not-found`, 403 */
export const profileToAddLogin = (actor: Actor, id: string): Profile =>
  profileWithChangeableLogins(db, actor, id)
