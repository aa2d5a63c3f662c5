import { Fault } from '~/faults'

const codes = /^(SQLITE_(FULL|BUSY|LOCKED|IOERR|NOMEM|READONLY|CANTOPEN)(_|$)|(ENOSPC|EDQUOT|EIO)$)/

/**
 * What a write gets when the disk is full, fails, somebody else holds the database for long, or no node
 * may write it:
 * nothing was written, and the same write can work in a moment.
 *
 * @returns a Fault `storage-busy` (503), or null for every other error
 */
export function storageFault(error: unknown): Fault | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && codes.test(String(at.code))) return new Fault('storage-busy', 503)
  }
  return null
}
