import { z } from 'zod'
import { serverMessages } from '../../messages/server.ts'

/** Address and keys of a bucket. */
export type S3Settings = {
  /** Without a trailing slash. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** An address that holds nothing but the server: a name or a query in it would be signed with it. */
const endpoint = z
  .url({ protocol: /^https?$/ })
  .regex(/^[^@?#]*$/, 'must be an address without a name, a query or a fragment')

const schema = z.object({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
  S3_REGION: z.string(),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
})
const names = Object.keys(schema.shape)

/**
 * The bucket that the environment names, by all of its variables or none.
 *
 * @returns what is wrong with them as sentences that hold no value; without problems and settings there is
 *   no bucket
 */
export function readS3Settings(environment: Record<string, string | undefined>): {
  settings: S3Settings | null
  problems: string[]
} {
  const missing = names.filter((name) => !environment[name])
  if (missing.length === names.length) return { settings: null, problems: [] }
  if (missing.length > 0) return { settings: null, problems: [serverMessages.s3ByHalves(missing)] }
  const { data, error } = schema.safeParse(environment)
  const problems = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  const settings = data && {
    endpoint: data.S3_ENDPOINT.replace(/\/+$/, ''),
    bucket: data.S3_BUCKET,
    region: data.S3_REGION,
    accessKeyId: data.S3_ACCESS_KEY_ID,
    secretAccessKey: data.S3_SECRET_ACCESS_KEY,
  }
  return { settings: settings ?? null, problems }
}
