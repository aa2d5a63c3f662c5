import { serverMessages } from '~/messages/server'
import { env } from '~/platform/env.server'
import { log } from '~/platform/log.server'
import { StartRefused } from '~/platform/start-refused'
import { bucket } from './files.server'
import { newFileName } from './names.server'
import type { S3Client } from './s3-client.server'
import { S3Error } from './s3-error'

/**
 * Tries the bucket at the start by writing, reading, listing and removing an object: with a wrong key or
 * bucket no file would be found. S3 that is silent or full stops no start: pages need no file.
 *
 * @throws StartRefused when S3 refuses one of these
 */
export async function checkBucket(): Promise<void> {
  if (!bucket || !env.s3) return
  try {
    await tryOut(bucket)
  } catch (error) {
    if (!(error instanceof S3Error)) throw error
    const { endpoint, bucket: name } = env.s3
    const values = { endpoint, bucket: name, why: error.message }
    if (error.failure === 'refused') throw new StartRefused(serverMessages.s3Refuses(values))
    log.warn(serverMessages.s3Silent(values))
  }
}

async function tryOut(client: S3Client): Promise<void> {
  const key = `checks/${newFileName('txt')}`
  const words = 'written to see that it can be read'
  await client.put(key, Buffer.from(words))
  const found = await client.get(key)
  if (!found || (await new Response(found).text()) !== words) {
    throw new S3Error('refused', `S3 GET ${key}: not what was written`)
  }
  for await (const _ of client.list(key)) break
  await client.remove(key)
}
