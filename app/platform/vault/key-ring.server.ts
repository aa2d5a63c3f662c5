import { env } from '../env.server'
import { type KeyPlaces, type KeyRing, readKeyRing } from './key-ring'

/** Paths at which this process looks for the keys of the vault. */
const keyPlaces: KeyPlaces = {
  dataDir: env.dataDir,
  key: env.VAULT_KEY,
  previous: env.VAULT_KEY_PREVIOUS,
}

/** The keys of the vault. */
export const keyRing = (): KeyRing => readKeyRing(keyPlaces)
