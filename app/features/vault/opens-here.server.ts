import { eq } from 'drizzle-orm'
import { type loginPasswords, profileLogins } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { unsealText } from '~/platform/vault/seal'
import { unwrapKey, type WrappedKey, wrapKey } from '~/platform/vault/wrapped-key'
import { passwordContext } from './password-context'
import { lockedKey, profileKey, ringWithKey } from './profile-key.server'

/**
 * The key of a company profile that comes from elsewhere, locked with the present key of the vault.
 *
 * @returns `here` where the profile has the same key; null where no key that is here opens it, or the
 *   profile has another one
 */
export function keyFromElsewhere(from: Reader, row: WrappedKey): WrappedKey | 'here' | null {
  try {
    const ring = ringWithKey(from)
    const key = unwrapKey(ring, row)
    if (lockedKey(from, row.profileId)) {
      return profileKey(from, row.profileId).equals(key) ? 'here' : null
    }
    return ring.current && wrapKey(ring.current, row.profileId, key)
  } catch {
    return null
  }
}

/** Whether a stored password opens with the key of its company profile, as that is here now. */
export function passwordOpensHere(from: Reader, row: typeof loginPasswords.$inferSelect): boolean {
  const { loginId: id, loginVersion: version, cipher } = row
  const login = from
    .select({ profileId: profileLogins.profileId })
    .from(profileLogins)
    .where(eq(profileLogins.id, id))
    .get()
  // Its profile is missing; the database reports that.
  if (!login) return true
  const { profileId } = login
  try {
    unsealText(profileKey(from, profileId), cipher, passwordContext({ profileId, id, version }))
    return true
  } catch {
    return false
  }
}
