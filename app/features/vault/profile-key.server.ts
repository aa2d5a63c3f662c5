import { eq } from 'drizzle-orm'
import { profileKeys } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { env } from '~/platform/env.server'
import { type KeyRing, makeKeyFile } from '~/platform/vault/key-ring'
import { keyRing } from '~/platform/vault/key-ring.server'
import { newKey } from '~/platform/vault/seal'
import { KeyMissing, unwrapKey, wrapKey } from '~/platform/vault/wrapped-key'

/** The key that a vault is locked with is not here. */
const vaultClosed = () => new DomainError('vault-closed', 409)

/** Error for stored data that is not what was sealed. */
export const vaultDamaged = () => new DomainError('vault-damaged', 409)

/** The key of a company profile as it is stored; undefined while nothing was locked. */
export const lockedKey = (from: Reader, profileId: string) =>
  from.select().from(profileKeys).where(eq(profileKeys.profileId, profileId)).get()

/** The key of a company profile. @throws DomainError `vault-closed`, `vault-damaged` (409) */
export function profileKey(from: Reader, profileId: string): Buffer {
  const row = lockedKey(from, profileId)
  if (!row) throw vaultDamaged()
  try {
    return unwrapKey(keyRing(), row)
  } catch (error) {
    throw error instanceof KeyMissing ? vaultClosed() : vaultDamaged()
  }
}

/** The same, made when there is none yet. @throws DomainError `vault-closed`, `vault-damaged` (409) */
export function keyToLockWith(tx: Tx, profileId: string): Buffer {
  if (lockedKey(tx, profileId)) return profileKey(tx, profileId)
  const { current } = ringWithKey(tx)
  if (!current) throw vaultClosed()
  const key = newKey()
  tx.insert(profileKeys)
    .values(wrapKey(current, profileId, key))
    .run()
  return key
}

/**
 * The keys of the vault; the first is made where nothing is locked yet. Where something is, a missing
 * key has to come back: with another one there would be two vaults.
 */
export function ringWithKey(from: Reader): KeyRing {
  const ring = keyRing()
  if (!mayMakeKey(from, ring)) return ring
  makeKeyFile(env.dataDir)
  return keyRing()
}

/** Whether a first login could be locked: there is a key, or nothing hinders making one. */
export function canLock(from: Reader): boolean {
  const ring = keyRing()
  return ring.current !== null || mayMakeKey(from, ring)
}

const mayMakeKey = (from: Reader, { current, damaged }: KeyRing): boolean =>
  !current && !damaged && !from.select().from(profileKeys).limit(1).get()
