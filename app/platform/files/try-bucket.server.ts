import { newFileName } from './names.server'
import type { S3Client } from './s3-client.server'
import { S3Error } from './s3-error'

/** Writes, reads, lists and removes an object. @throws an S3Error where one of these is not possible */
export async function tryBucket(client: S3Client): Promise<void> {
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
