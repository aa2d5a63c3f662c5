const codes = /^(ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR_(WRITE|SHM\w+))$/

/**
 * Whether a write failed for want of room. SQLite takes a transaction back by itself then, and all
 * that the migration tells is that there was none left to roll back.
 */
export function isDiskFull(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && codes.test(String(at.code))) return true
    if (at.message.startsWith('cannot rollback - no transaction')) return true
  }
  return false
}
