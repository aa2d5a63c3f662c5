import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BackupFacts } from '../../app/platform/backup/backup-facts.ts'
import { atOnce } from '../at-once.ts'
import { database, secret } from '../places.ts'
import { type Bucket, bucketOfBackups } from './bucket.ts'
import { checkDatabase, type Rows } from './check-database.ts'
import { copyDatabase } from './copy-database.ts'
import { type FileDigest, factsOf } from './copy-file.ts'
import {
  contentKey,
  factsOfBackup,
  findManifestOf,
  look,
  madeAt,
  nameOf,
  putManifest,
  removeOld,
} from './in-bucket.ts'
import { type Manifest, manifestText, newManifest } from './manifest.ts'
import { missingFiles } from './named-files.ts'
import { openStored } from './stored.ts'
import { farLess, problemsOf, rowsNow } from './whole.ts'

/** Milliseconds; a little less than a day, so that a run that comes a little early still counts. */
const day = 23.5 * 60 * 60 * 1000

const accept = 'If that is right: npm run backup -- s3 --accept-fewer'

/** How many backups a bucket keeps. */
const kept = () => Math.max(1, Number(process.env.BACKUP_KEEP) || 14)

type Saved = {
  facts: BackupFacts
  /** Output of the command. */
  said: string
  /** Why it is not what it should be, a sentence each. */
  problems: string[]
  /** Whether the backup before did not lack as much. */
  isNews: boolean
}

/**
 * Backs up to the bucket of the backups. What an earlier backup has stored there is not sent again.
 *
 * @param daily does nothing while the newest backup is less than a day old, unless that has far less
 *   than there is here
 * @param acceptFewer what is there now is right, also where it is far less than before
 * @throws Refusal
 */
export async function toBucket({ daily = false, acceptFewer = false } = {}): Promise<Saved> {
  const bucket = bucketOfBackups()
  const stored = openStored()
  const { names, contents } = await look(bucket)
  const [last] = names
  const before = last === undefined ? null : await findManifestOf(bucket, last)
  // One of another, emptier database is no reason to wait.
  const isForeign = async () =>
    before?.less !== undefined && !(await lessThanBefore(bucket, names, rowsNow(database)))
  if (daily && last && before && madeAt(last) > Date.now() - day && !(await isForeign())) {
    return {
      facts: factsOfBackup(last, before),
      said: `The backup ${last} is less than a day old: nothing to do.`,
      problems: problemsOf(before),
      isNews: false,
    }
  }
  const earlier = before?.files ?? {}
  const there = new Map([...contents].map(([sha256, { size }]) => [sha256, size]))
  const isThere = ({ sha256, size }: FileDigest) => there.get(sha256) === size
  const saved = new Map<string, FileDigest>()
  const drafts = mkdtempSync(join(tmpdir(), 'panelry-backup-'))
  let sent = 0

  async function send(path: string, draft: string, facts: FileDigest) {
    if (!isThere(facts)) {
      await bucket.put(contentKey(facts.sha256), draft)
      there.set(facts.sha256, facts.size)
      sent += facts.size
    }
    saved.set(path, facts)
  }

  async function saveStored() {
    await atOnce(await stored.list(), async ({ path, size }) => {
      if (saved.has(path)) return
      // A stored file gets a new name with new content; the secret keeps its name.
      const known = path === secret ? undefined : earlier[path]
      if (known?.size === size && isThere(known)) return void saved.set(path, known)
      const draft = join(drafts, randomUUID())
      const facts = await stored.copy(path, draft)
      if (facts) await send(path, draft, facts)
      await rm(draft, { force: true })
    })
  }

  try {
    // Before and after the database: a file that a row names was stored before the row was written.
    await saveStored()
    const copy = join(drafts, 'panelry.db')
    await copyDatabase(copy)
    await saveStored()
    const rows = checkDatabase(copy)
    const missing = missingFiles(copy, (path) => saved.has(path))
    const less = acceptFewer ? undefined : await lessThanBefore(bucket, names, rows)
    await send('panelry.db', copy, await factsOf(copy))
    const name = nameOf(new Date())
    const manifest = newManifest(saved, { rows, missing, less })
    await putManifest(bucket, name, manifestText(manifest))
    const removed = await removeOld(bucket, kept())
    const mb = (sent / 1e6).toFixed(1)
    const known = new Set(before?.missing)
    return {
      facts: factsOfBackup(name, manifest),
      said: `Saved to ${bucket.name} as ${name}: ${saved.size} files, ${mb} MB sent, ${removed} old backups removed`,
      problems: [...problemsOf(manifest), ...(less ? [accept] : [])],
      isNews: (less && !before?.less) || missing.some((path) => !known.has(path)),
    }
  } finally {
    rmSync(drafts, { recursive: true, force: true })
  }
}

/** Compares with the last backup that had enough itself. */
async function lessThanBefore(
  bucket: Bucket,
  names: string[],
  rows: Rows,
): Promise<Manifest['less']> {
  for (const name of names) {
    const before = await findManifestOf(bucket, name)
    if (before && !before.less) return farLess(rows, name, before.rows)
  }
}
