import { DomainError } from '~/domain-error'
import { S3Error, type S3Failure } from './files/s3-error'
import { log } from './log.server'

const codes = /^(SQLITE_(FULL|BUSY|LOCKED|IOERR|NOMEM|READONLY|CANTOPEN)(_|$)|(ENOSPC|EDQUOT|EIO)$)/

/** Codes for people when S3 does not store or open a file; the log has the reason. */
const s3Codes: Record<S3Failure, string> = {
  silent: 'files-away',
  refused: 'files-away',
  full: 'disk-low',
}

/**
 * Answers a write when the disk is full or fails, when the database is locked for long or this node may not
 * write it, and a file when S3 does not store or open it: nothing was written, and the same can work in a
 * moment.
 *
 * @returns a DomainError `storage-busy`, `files-away` or `disk-low` (503), or null for every other error
 */
export function storageError(error: unknown): DomainError | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof S3Error) {
      log.error({ err: at }, 'S3 failed')
      return new DomainError(s3Codes[at.failure], 503)
    }
    if ('code' in at && codes.test(String(at.code))) return new DomainError('storage-busy', 503)
  }
  return null
}
