import { sqlite } from '~/db/client.server'
import { env } from '~/platform/env.server'
import { mayWrite, positionNow } from './node.server'
import { furthestTold } from './replicas.server'

/** Milliseconds between two looks. */
const every = 1_000
/** Transactions after which the WAL goes into the database, once another node has them all. */
const often = 250
/** Transactions after which it does so in any case. */
const most = 2_000

/**
 * Has SQLite move what its WAL holds into the database only when another node has it too. Until then the
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
    const isCopied = furthestTold() >= position
    if (position - last < (isCopied ? often : most)) return
    sqlite.pragma('wal_checkpoint(PASSIVE)')
    last = position
  }, every).unref()
  return () => clearInterval(timer)
}
