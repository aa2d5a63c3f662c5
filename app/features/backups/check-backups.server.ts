import { serverMessages } from '~/messages/server'
import { env } from '~/platform/env.server'
import { s3Client } from '~/platform/files/s3-client.server'
import { tryBucket } from '~/platform/files/try-bucket.server'
import { carriesOutJobs } from '~/platform/jobs/carries-out-jobs.server'
import { log } from '~/platform/log.server'
import { keepFailure } from './backup-state.server'

/**
 * Tries the bucket of the backups at the start: what is wrong there shall not be found at night. It stops
 * no start; the log says it, and so do the general settings.
 */
export async function checkBackups(): Promise<void> {
  const { settings, problems } = env.backups
  const why = settings
    ? await tryBucket(s3Client(settings)).then(
        () => '',
        (error: Error) => error.message,
      )
    : problems.join(' ')
  if (!why) return
  const place = settings && `${settings.bucket} at ${settings.endpoint}`
  log.warn(serverMessages.backupsFail(place ? `${place} (${why})` : why))
  try {
    if (carriesOutJobs()) keepFailure(why)
  } catch (error) {
    log.warn({ err: error }, 'what is wrong with the backups could not be kept')
  }
}
