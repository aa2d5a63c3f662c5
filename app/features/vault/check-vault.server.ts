import { count } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { profileKeys } from '~/db/schema'
import { DomainError } from '~/domain-error'
import { serverMessages as say } from '~/messages/server'
import { env } from '~/platform/env.server'
import { keyFile } from '~/platform/vault/key-ring'
import { canLock, lockedKey, profileKey, ringWithKey } from './profile-key.server'

/** Whether the logins of a company profile can be opened; if not, why. */
type VaultState = 'open' | 'vault-closed' | 'vault-damaged'

/** Makes the key of the vault when there is none and nothing is locked. @returns what has to be said at the start */
export function checkVault(): string[] {
  const ring = ringWithKey(db)
  const file = keyFile(env.dataDir)
  // Counted by key in the database: there may be very many companies.
  const locked = db
    .select({ keyId: profileKeys.keyId, n: count() })
    .from(profileKeys)
    .groupBy(profileKeys.keyId)
    .all()
  const unknown = locked.filter(({ keyId }) => !ring.keys.has(keyId))
  const sum = (rows: typeof locked) => rows.reduce((all, { n }) => all + n, 0)
  const said: string[] = []
  if (ring.damaged) said.push(say.vaultKeyDamaged(file))
  if (!ring.current && !ring.damaged) said.push(say.vaultWithoutKey(sum(locked), file))
  else if (unknown.length > 0) {
    said.push(
      say.vaultKeyUnknown(
        sum(unknown),
        unknown.map(({ keyId }) => keyId),
      ),
    )
  }
  return said
}

/**
 * Reminds the person who runs the product that the key was made here and is in no backup; null when it was
 * given.
 */
export function keptKeyReminder(): string | null {
  const { current, given } = ringWithKey(db)
  return current && !given && env.production ? say.vaultKeyKept(keyFile(env.dataDir)) : null
}

/** How the vault of a company profile is. */
export function vaultState(profileId: string): VaultState {
  if (!lockedKey(db, profileId)) return canLock(db) ? 'open' : 'vault-closed'
  try {
    profileKey(db, profileId)
    return 'open'
  } catch (error) {
    if (error instanceof DomainError) return error.code as VaultState
    throw error
  }
}
