import { serverMessages } from '../../messages/server.ts'
import { readS3Settings, type S3Settings } from '../files/s3-settings.ts'

const names = ['ENDPOINT', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY']

/**
 * The bucket of the backups. A variable that is not set for it is taken from the product's files.
 *
 * @returns what is wrong with its variables as sentences that hold no secret; without problems and settings
 *   there is no such bucket
 */
export function readBackupSettings(environment: Record<string, string | undefined>): {
  settings: S3Settings | null
  problems: string[]
} {
  const { BACKUP_S3_BUCKET: bucket } = environment
  if (!bucket) return { settings: null, problems: [] }
  const given = names.map((name) => ({
    name,
    value: environment[`BACKUP_S3_${name}`] || environment[`S3_${name}`],
  }))
  const missing = given.flatMap(({ name, value }) => (value ? [] : [`BACKUP_S3_${name}`]))
  if (missing.length > 0) {
    return { settings: null, problems: [serverMessages.backupByHalves(bucket, missing)] }
  }
  const { settings, problems } = readS3Settings({
    ...Object.fromEntries(given.map(({ name, value }) => [`S3_${name}`, value])),
    S3_BUCKET: bucket,
  })
  return { settings, problems: problems.map((error) => `BACKUP_${error}`) }
}
