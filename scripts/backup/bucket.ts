import { createHash } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { dirname } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readBackupSettings } from '../../app/platform/backup/backup-settings.ts'
import { makeFolder } from '../../app/platform/files/durable.ts'
import { type S3Client, s3Client, s3Patience } from '../../app/platform/files/s3-client.server.ts'
import { readS3Settings } from '../../app/platform/files/s3-settings.ts'
import { Refusal } from '../refusal.ts'
import type { FileDigest } from './copy-file.ts'

/** Longer than for the server: nobody waits for a backup. */
const patience = { ...s3Patience, answer: 60_000, slowest: 50 * 1024, tries: 5, pause: 500 }

/** A bucket as commands use it: whole files from and to the disk. */
export type Bucket = Pick<S3Client, 'list' | 'remove'> & {
  name: string
  put: (key: string, path: string) => Promise<void>
  putText: (key: string, text: string) => Promise<void>
  /** @returns null when there is no such object */
  text: (key: string) => Promise<string | null>
  /**
   * Writes an object to a file.
   *
   * @param most bytes that it may have
   * @returns null when there is no such object
   * @throws Refusal when it is larger
   */
  fetch: (key: string, path: string, most?: number) => Promise<FileDigest | null>
}

/** The bucket of the product's files, where it has one. @throws Refusal */
export const bucketOfFiles = (): Bucket | null => open(readS3Settings(process.env))

/** The bucket of the backups. @throws Refusal when there is none */
export function bucketOfBackups(): Bucket {
  const bucket = open(readBackupSettings(process.env))
  if (!bucket) throw new Refusal('Set BACKUP_S3_BUCKET to the bucket for backups')
  return bucket
}

function open({ settings, problems }: ReturnType<typeof readS3Settings>): Bucket | null {
  if (problems.length > 0) throw new Refusal(problems.join('\n'))
  if (!settings) return null
  const client = s3Client(settings, patience)
  return {
    name: settings.bucket,
    list: client.list,
    remove: client.remove,
    put: async (key, path) => client.put(key, await openAsBlob(path)),
    putText: (key, text) => client.put(key, new Blob([text])),
    async text(key) {
      const content = await client.get(key)
      return content && new Response(content).text()
    },
    async fetch(key, path, most) {
      const content = await client.get(key)
      return content && write(content, path, most)
    },
  }
}

async function write(
  content: ReadableStream<Uint8Array>,
  path: string,
  most = Number.POSITIVE_INFINITY,
): Promise<FileDigest> {
  makeFolder(dirname(path))
  const hash = createHash('sha256')
  let size = 0
  const count = new Transform({
    transform(bytes, _encoding, done) {
      hash.update(bytes)
      size += bytes.length
      if (size > most) done(new Refusal(`${path} is larger than the backup says`))
      else done(null, bytes)
    },
  })
  await pipeline(Readable.fromWeb(content as never), count, createWriteStream(path))
  return { size, sha256: hash.digest('hex') }
}
