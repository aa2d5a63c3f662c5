import type { KeyRing, VaultKey } from './key-ring.ts'
import { BrokenSeal, seal, unseal } from './seal.ts'

/** The key of a company profile as it is stored: locked with one of the vault. */
export type WrappedKey = { profileId: string; keyId: string; wrappedKey: string }

/** The key that something is locked with is not here. */
export class KeyMissing extends Error {
  override readonly name = 'KeyMissing'
}

const placeOf = (profileId: string, keyId: string) => ['profile-key', profileId, keyId]

/** Locks the key of a company profile. */
export const wrapKey = (vault: VaultKey, profileId: string, key: Buffer): WrappedKey => ({
  profileId,
  keyId: vault.id,
  wrappedKey: seal(vault.key, key, placeOf(profileId, vault.id)),
})

/** @throws KeyMissing, BrokenSeal */
export function unwrapKey(
  ring: KeyRing,
  { profileId, keyId, wrappedKey: wrapped }: WrappedKey,
): Buffer {
  const vault = ring.keys.get(keyId)
  if (!vault) throw new KeyMissing(keyId)
  const key = unseal(vault.key, wrapped, placeOf(profileId, keyId))
  if (key.length !== 32) throw new BrokenSeal('not a key')
  return key
}
