import Database from 'better-sqlite3'
import { shortestSecret } from '../../app/platform/files/secret-file.ts'
import {
  addKey,
  type KeyPlaces,
  type KeyRing,
  keepKeys,
  keyFile,
  readKeyRing,
  type VaultKey,
} from '../../app/platform/vault/key-ring.ts'
import { unwrapKey, type WrappedKey, wrapKey } from '../../app/platform/vault/wrapped-key.ts'
import { Refusal } from '../refusal.ts'

const noKey = 'There is no key: set VAULT_KEY, or restore the file vault-key.'

/**
 * Locks the key of every company profile with the current key of the vault: the given one, or where
 * none is given a new one in the file of keys. Each in a transaction of its own, so that it can be
 * interrupted; run again it goes on and makes no further key.
 *
 * @throws Refusal when there is no key, or when a profile could not be opened with any that is here
 */
export function rotate(file: string, places: KeyPlaces, say: (line: string) => void): string {
  const sqlite = open(file)
  try {
    const ring = ringToLockWith(sqlite, places)
    const { current } = ring
    if (!current) throw new Refusal(noKey)
    let done = 0
    const closed: string[] = []
    for (const profileId of lockedOtherwise(sqlite, current)) {
      const outcome = rewrap(sqlite, ring, current, profileId)
      if (outcome === 'done') done += 1
      if (outcome === 'closed') closed.push(profileId)
    }
    say(`Locked with the key ${current.id}: ${done} company profiles.`)
    if (closed.length > 0) {
      throw new Refusal(
        `${closed.length} company profiles are locked with a key that is not here, or damaged; they were left as they are: ${closed.join(', ')}. Add the earlier key to VAULT_KEY_PREVIOUS, or bring ${keyFile(places.dataDir)} back, and run this again.`,
      )
    }
    // Deleted or replaced data must not be found in the log of writes.
    sqlite.pragma('wal_checkpoint(TRUNCATE)')
    return whatIsLeft(ring, places)
  } finally {
    sqlite.close()
  }
}

/** Next step for the earlier keys. */
function whatIsLeft(ring: KeyRing, { previous = [] }: KeyPlaces): string {
  if (previous.length > 0) {
    return 'VAULT_KEY_PREVIOUS is needed for older backups only: take it away and start again.'
  }
  if (ring.keys.size > 1) {
    return 'The previous keys are kept for older backups: npm run vault:rotate -- --forget removes them.'
  }
  return 'To change the key, set VAULT_KEY to a new one and VAULT_KEY_PREVIOUS to the old one, and run this again.'
}

/** Takes those keys out of the file that lock nothing in this database any more. @throws Refusal */
export function forgetOldKeys(file: string, places: KeyPlaces): string {
  const sqlite = open(file)
  try {
    // Nobody locks anything meanwhile.
    return sqlite
      .transaction(() => {
        const ring = readKeyRing(places)
        if (!ring.current) throw new Refusal(noKey)
        const used = sqlite.prepare('select distinct key_id from profile_keys').pluck().all()
        const keep = new Set(used as string[])
        if (!ring.given) keep.add(ring.current.id)
        return `Keys removed: ${keepKeys(places.dataDir, keep)}`
      })
      .immediate()
  } finally {
    sqlite.close()
  }
}

function open(file: string): Database.Database {
  const sqlite = new Database(file, { fileMustExist: true })
  sqlite.pragma('busy_timeout = 5000')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('secure_delete = ON')
  return sqlite
}

/** The keys, after a new one was added where the current one locks everything there is. */
function ringToLockWith(sqlite: Database.Database, places: KeyPlaces): KeyRing {
  const given = [places.key ?? [], places.previous ?? []].flat()
  if (given.some((key) => key.length < shortestSecret)) {
    throw new Refusal(`A key needs at least ${shortestSecret} characters.`)
  }
  const ring = readKeyRing(places)
  if (ring.given || !ring.current) return ring
  if (ring.damaged) throw new Refusal(`${keyFile(places.dataDir)} is damaged: restore it first.`)
  if (isInterrupted(sqlite, ring, ring.current)) return ring
  addKey(places.dataDir)
  return readKeyRing(places)
}

const columns = 'profile_id as profileId, key_id as keyId, wrapped_key as wrappedKey'

/**
 * Whether a rotation was begun and not ended: something is locked with an older key that is here. What is
 * damaged does not count, else the others would be locked with the same key for ever.
 */
const isInterrupted = (sqlite: Database.Database, ring: KeyRing, current: VaultKey) =>
  (
    sqlite
      .prepare(`select ${columns} from profile_keys where key_id <> ?`)
      .all(current.id) as WrappedKey[]
  ).some((row) => opens(ring, row))

function opens(ring: KeyRing, row: WrappedKey): boolean {
  try {
    return unwrapKey(ring, row).length > 0
  } catch {
    return false
  }
}

const lockedOtherwise = (sqlite: Database.Database, { id }: VaultKey) =>
  sqlite
    .prepare('select profile_id from profile_keys where key_id <> ? order by profile_id')
    .pluck()
    .all(id) as string[]

/** Leaves rows alone that were changed or deleted since they were listed. */
function rewrap(
  sqlite: Database.Database,
  ring: KeyRing,
  current: VaultKey,
  profileId: string,
): 'done' | 'gone' | 'closed' {
  return sqlite
    .transaction(() => {
      const row = sqlite
        .prepare(`select ${columns} from profile_keys where profile_id = ? and key_id <> ?`)
        .get(profileId, current.id) as WrappedKey | undefined
      if (!row) return 'gone'
      try {
        const { keyId, wrappedKey: wrapped } = wrapKey(current, profileId, unwrapKey(ring, row))
        sqlite
          .prepare('update profile_keys set key_id = ?, wrapped_key = ? where profile_id = ?')
          .run(keyId, wrapped, profileId)
        return 'done'
      } catch {
        return 'closed'
      }
    })
    .immediate()
}
