import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { absentAsNull } from '../../app/platform/files/absent-as-null.ts'
import { dataDir, secret, storedFiles } from '../places.ts'
import { bucketOfFiles } from './bucket.ts'
import { copyFile, type FileDigest, filesUnder } from './copy-file.ts'
import { isInside } from './manifest.ts'

/**
 * Files that are backed up beside the database, wherever the product keeps them. A path is the one in the
 * backup.
 */
export type Stored = {
  list: () => Promise<{ path: string; size: number }[]>
  /** @returns null when it has been removed since it was listed */
  copy: (path: string, to: string) => Promise<FileDigest | null>
}

const onDisk: Stored = {
  async list() {
    const root = join(dataDir, storedFiles)
    const paths = existsSync(root) ? filesUnder(root).map((path) => join(storedFiles, path)) : []
    if (existsSync(join(dataDir, secret))) paths.push(secret)
    const sizes = paths.map(async (path) => {
      const found = await absentAsNull(stat(join(dataDir, path)))
      return found ? [{ path, size: found.size }] : []
    })
    return (await Promise.all(sizes)).flat()
  },
  copy: (path, to) => absentAsNull(copyFile(join(dataDir, path), to)),
}

/** The files that the product keeps: on the disk, and in a bucket where it has one. */
export function openStored(): Stored {
  const bucket = bucketOfFiles()
  if (!bucket) return onDisk
  const inBucket = new Set<string>()
  return {
    async list() {
      const listed = await onDisk.list()
      // The keys are the paths.
      for await (const { key, size } of bucket.list(`${storedFiles}/`)) {
        // Consoles of S3 mark a folder by an empty object: no file of ours.
        if (!isInside(key)) continue
        inBucket.add(key)
        listed.push({ path: key, size })
      }
      return listed
    },
    copy: (path, to) => (inBucket.has(path) ? bucket.fetch(path, to) : onDisk.copy(path, to)),
  }
}
