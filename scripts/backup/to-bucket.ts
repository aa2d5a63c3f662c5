import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atOnce } from '../at-once.ts'
import { secret } from '../places.ts'
import { bucketOfBackups } from './bucket.ts'
import { checkDatabase } from './check-database.ts'
import { copyDatabase } from './copy-database.ts'
import { type FileFacts, factsOf } from './copy-file.ts'
import {
  contentKey,
  look,
  madeAt,
  nameOf,
  putManifest,
  readManifestOf,
  removeOld,
} from './in-bucket.ts'
import { manifestText } from './manifest.ts'
import { openStored } from './stored.ts'

/** Milliseconds; a little less than a day, so that a run that comes a little early still counts. */
const day = 23.5 * 60 * 60 * 1000

/** How many backups a bucket keeps. */
const kept = () => Math.max(1, Number(process.env.BACKUP_KEEP) || 14)

/**
 * Backs up to the bucket of the backups. What an earlier backup has stored there is not sent again.
 *
 * @param daily does nothing while the newest backup is less than a day old
 * @returns what the command says. @throws Refusal
 */
export async function toBucket({ daily = false } = {}): Promise<string> {
  const bucket = bucketOfBackups()
  const stored = openStored()
  const { names, contents } = await look(bucket)
  const [last] = names
  if (daily && last && madeAt(last) > Date.now() - day) {
    return `The backup ${last} is less than a day old: nothing to do.`
  }
  const earlier = last ? (await readManifestOf(bucket, last)).files : {}
  const there = new Map([...contents].map(([sha256, { size }]) => [sha256, size]))
  const isThere = ({ sha256, size }: FileFacts) => there.get(sha256) === size
  const saved = new Map<string, FileFacts>()
  const drafts = mkdtempSync(join(tmpdir(), 'panelry-backup-'))
  let sent = 0

  async function send(path: string, draft: string, facts: FileFacts) {
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
    await send('panelry.db', copy, await factsOf(copy))
    const name = nameOf(new Date())
    await putManifest(bucket, name, manifestText(saved, rows))
    const removed = await removeOld(bucket, kept())
    const mb = (sent / 1e6).toFixed(1)
    return `Saved to ${bucket.name} as ${name}: ${saved.size} files, ${mb} MB sent, ${removed} old backups removed`
  } finally {
    rmSync(drafts, { recursive: true, force: true })
  }
}
