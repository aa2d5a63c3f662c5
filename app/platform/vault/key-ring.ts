import { hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shortestSecret, writeSecretFile } from '../files/secret-file.ts'

/** A key of the vault; `id` is made from it and tells nothing of it. */
export type VaultKey = { id: string; key: Buffer }

/** The keys that are here. */
export type KeyRing = {
  /** Key that seals from now on. Null while there is none. */
  current: VaultKey | null
  /** All of them, by id. */
  keys: ReadonlyMap<string, VaultKey>
  /** Whether the current one comes from the environment. */
  given: boolean
  /** Whether the file of keys has a line that is none. */
  damaged: boolean
}

/** Paths at which the keys are looked for. */
export type KeyPlaces = {
  dataDir: string
  /** `VAULT_KEY`. */
  key?: string | undefined
  /** `VAULT_KEY_PREVIOUS`. */
  previous?: readonly string[]
}

/** The file in which keys are kept when none is given: the current one first, older ones below it. */
export const keyFile = (dataDir: string): string => join(dataDir, 'vault-key')

/**
 * The keys of the vault, read again each time: a rotation changes them while the server runs, and they lie
 * in memory no longer than they are needed.
 */
export function readKeyRing({ dataDir, key, previous = [] }: KeyPlaces): KeyRing {
  const kept = readLines(keyFile(dataDir))
  const whole = kept.filter((line) => line.length >= shortestSecret)
  const [first = ''] = kept
  const current = key ?? (first.length >= shortestSecret ? first : undefined)
  const all = [...(current ? [current] : []), ...previous, ...whole].map(vaultKey)
  return {
    current: current ? vaultKey(current) : null,
    keys: new Map(all.map((one) => [one.id, one])),
    given: key !== undefined,
    damaged: whole.length < kept.length,
  }
}

/** Makes the first key of the file, unless it has one. */
export function makeKeyFile(dataDir: string): void {
  const file = keyFile(dataDir)
  if (readLines(file).length > 0) return
  writeSecretFile(file, newLine(), { replace: existsSync(file) })
}

/** Puts a new key before those of the file: what is locked from now on is locked with it. */
export function addKey(dataDir: string): void {
  const file = keyFile(dataDir)
  writeSecretFile(file, newLine() + readLines(file).map(asLine).join(''), { replace: true })
}

/** Takes those keys of the file away that are not among `ids`. @returns how many went */
export function keepKeys(dataDir: string, ids: ReadonlySet<string>): number {
  const file = keyFile(dataDir)
  const lines = readLines(file)
  const kept = lines.filter((line) => ids.has(vaultKey(line).id))
  if (kept.length < lines.length) {
    writeSecretFile(file, kept.map(asLine).join(''), { replace: true })
  }
  return lines.length - kept.length
}

const asLine = (line: string) => `${line}\n`
const newLine = () => asLine(randomBytes(32).toString('hex'))

function vaultKey(secret: string): VaultKey {
  const derive = (use: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `panelry vault ${use}`, bytes))
  return { id: derive('id', 6).toString('hex'), key: derive('key', 32) }
}

function readLines(file: string): string[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.map((line) => line.trim()).filter(Boolean)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
