import type { BackupFacts } from '../../app/platform/backup/backup-facts.ts'
import { Refusal } from '../refusal.ts'
import type { Bucket } from './bucket.ts'
import { type Manifest, parseManifest } from './manifest.ts'

/**
 * Backups in a bucket: `backups/<time>.json` is the manifest of a backup, `backups/files/<hash>` holds each
 * content once, however many backups name it. A manifest is written when all that it names is there.
 */
const root = 'backups/'
export const contentKey = (sha256: string): string => `${contentRoot}${sha256}`
const contentRoot = `${root}files/`

const manifestKey = (name: string) => `${root}${name}.json`
const named = /^backups\/(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)\.json$/

/** Name of a backup by its moment. */
export const nameOf = (at: Date): string => at.toISOString().slice(0, 19).replaceAll(':', '-')

/** When a backup was made, by its name. */
export const madeAt = (name: string): number =>
  Date.parse(`${name.slice(0, 10)}${name.slice(10).replaceAll('-', ':')}Z`)

/** Content of a bucket: the names of backups, the newest first, and the contents by their hashes. */
export async function look(bucket: Bucket): Promise<{
  names: string[]
  contents: Map<string, { key: string; size: number; modifiedAt: number }>
}> {
  const listed = []
  for await (const each of bucket.list(root)) listed.push(each)
  const names = listed.flatMap(({ key }) => named.exec(key)?.[1] ?? [])
  const contents = listed
    .filter(({ key }) => key.startsWith(contentRoot))
    .map((each) => [each.key.slice(contentRoot.length), each] as const)
  return { names: names.sort().reverse(), contents: new Map(contents) }
}

/** @throws Refusal when there is none of that name, or it is damaged */
export async function readManifestOf(bucket: Bucket, name: string): Promise<Manifest> {
  const text = await bucket.text(manifestKey(name))
  if (text === null) throw new Refusal(`There is no backup ${name} in the bucket`)
  return parseManifest(text, manifestKey(name))
}

/** The same, for what goes on without it. @returns null when it is damaged */
export async function findManifestOf(bucket: Bucket, name: string): Promise<Manifest | null> {
  try {
    return await readManifestOf(bucket, name)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    return null
  }
}

export const putManifest = (bucket: Bucket, name: string, text: string): Promise<void> =>
  bucket.putText(manifestKey(name), text)

/** Milliseconds for which a content that no backup names is kept: a backup under way may be about to name it. */
const unnamedLife = 24 * 60 * 60 * 1000

/**
 * Removes old backups, and the contents that none of the others names. The last one that was whole is kept
 * however old it is, and so is the last one that had enough: what came after may be worth nothing.
 *
 * @returns how many backups it removed
 */
export async function removeOld(bucket: Bucket, keep: number): Promise<number> {
  const { names, contents } = await look(bucket)
  const needed = new Set<string>()
  let removed = 0
  let hasEnough = false
  let hasWhole = false
  let hasDamaged = false
  for (const [at, name] of names.entries()) {
    const isRecent = at < keep
    if (!isRecent && hasWhole) {
      await bucket.remove(manifestKey(name))
      removed += 1
      continue
    }
    const manifest = await findManifestOf(bucket, name)
    if (!manifest) {
      hasDamaged = true
      continue
    }
    const { files, missing = [], less } = manifest
    const isEnough = !less
    const isWhole = isEnough && missing.length === 0
    if (isRecent || isWhole || (isEnough && !hasEnough)) {
      for (const { sha256 } of Object.values(files)) needed.add(sha256)
    } else {
      await bucket.remove(manifestKey(name))
      removed += 1
    }
    hasEnough ||= isEnough
    hasWhole ||= isWhole
  }
  // The files that a damaged one names are unknown, and may be mended.
  if (hasDamaged) return removed
  const before = Date.now() - unnamedLife
  for (const [sha256, { key, modifiedAt }] of contents) {
    if (!needed.has(sha256) && modifiedAt < before) await bucket.remove(key)
  }
  return removed
}

/** Paths of missing files that are named where there is little room. */
const mostNamed = 10

export function factsOfBackup(name: string, manifest: Manifest): BackupFacts {
  const { files, missing, less = null } = manifest
  const { 'panelry.db': _, ...stored } = files
  return {
    name,
    madeAt: madeAt(name),
    bytes: Object.values(files).reduce((sum, { size }) => sum + size, 0),
    files: Object.keys(stored).length,
    lacks: missing?.length ?? null,
    missing: missing?.slice(0, mostNamed) ?? [],
    less,
  }
}
