import { sqlite } from '~/db/client.server'
import { env } from '~/platform/env.server'
import { log } from '~/platform/log.server'
import { mayWrite, positionNow } from './node.server'
import { isCopied } from './replicas.server'

/** Milliseconds between two looks. */
const every = 1_000
/** Transactions after which the WAL goes into the database, once they are copied. */
const often = 250
/** Transactions after which it does so in any case. */
const most = 2_000

/**
 * Has SQLite move what its WAL holds into the database only when it is copied (`isCopied`). Until then the
 * WAL shows which transactions this node has alone: see `scripts/set-aside`. Does nothing without LiteFS.
 *
 * @returns how to stop
 */
export function checkpointInTime(): () => void {
  if (env.LITEFS_URL === undefined) return () => {}
  sqlite.pragma('wal_autocheckpoint = 0')
  let last = positionNow()
  const timer = setInterval(() => {
    if (!mayWrite()) return
    const position = positionNow()
    if (position - last < (isCopied(position) ? often : most)) return
    try {
      sqlite.pragma('wal_checkpoint(PASSIVE)')
    } catch (error) {
      // The WAL keeps all of it until the disk takes it.
      log.warn({ err: error }, 'the WAL could not be moved into the database')
    }
    last = position
  }, every).unref()
  return () => clearInterval(timer)
}
