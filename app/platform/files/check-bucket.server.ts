import { serverMessages } from '~/messages/server'
import { env } from '~/platform/env.server'
import { log } from '~/platform/log.server'
import { StartRefused } from '~/platform/start-refused'
import { bucket } from './files.server'
import { S3Error } from './s3-error'
import { tryBucket } from './try-bucket.server'

/**
 * Tries the bucket at the start by writing, reading, listing and removing an object: with a wrong key or
 * bucket no file would be found. S3 that is silent or full stops no start: pages need no file.
 *
 * @throws StartRefused when S3 refuses one of these
 */
export async function checkBucket(): Promise<void> {
  if (!bucket || !env.s3) return
  try {
    await tryBucket(bucket)
  } catch (error) {
    if (!(error instanceof S3Error)) throw error
    const { endpoint, bucket: name } = env.s3
    const values = { endpoint, bucket: name, why: error.message }
    if (error.failure === 'refused') throw new StartRefused(serverMessages.s3Refuses(values))
    log.warn(serverMessages.s3Silent(values))
  }
}
