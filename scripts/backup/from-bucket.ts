import { join } from 'node:path'
import { atOnce } from '../at-once.ts'
import { Refusal } from '../refusal.ts'
import { bucketOfBackups } from './bucket.ts'
import { contentKey, look, readManifestOf } from './in-bucket.ts'
import { type Manifest, writeManifest } from './manifest.ts'

/**
 * Brings a backup from the bucket into an empty folder, which then is like a backup that was made there.
 *
 * @param name which backup; the newest one without it
 * @param refuse throws before anything is fetched
 * @throws Refusal when it is not whole
 */
export async function fromBucket(
  folder: string,
  name?: string,
  refuse: (name: string, manifest: Manifest) => void = () => {},
): Promise<{ name: string; manifest: Manifest }> {
  const bucket = bucketOfBackups()
  const wanted = name ?? (await look(bucket)).names[0]
  if (!wanted) throw new Refusal('There is no backup in the bucket')
  const manifest = await readManifestOf(bucket, wanted)
  refuse(wanted, manifest)
  await atOnce(Object.entries(manifest.files), async ([path, facts]) => {
    const found = await bucket.fetch(contentKey(facts.sha256), join(folder, path), facts.size)
    if (found?.sha256 === facts.sha256) return
    const what = found ? 'is not what was saved' : 'is missing'
    throw new Refusal(`The backup ${wanted} is damaged: ${path} ${what}.`)
  })
  await writeManifest(folder, manifest)
  return { name: wanted, manifest }
}
