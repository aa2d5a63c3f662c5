import { SqliteError } from 'better-sqlite3'
import { isReplica } from '~/platform/litefs/node.server'
import { db } from './client.server'
import { indexWaiting } from './search-index.server'

export type Tx = Parameters<Parameters<typeof db.transaction>[0]>[0]

/** Source of rows: a transaction, or the connection itself outside of one. */
export type Reader = Pick<Tx, 'select'>

/**
 * Ratings by clients for orders on a day, each out of five, added up.
 *
 * @throws SqliteError `SQLITE_READONLY` on a node that may not write
 */
export function transaction<T>(work: (tx: Tx) => T): T {
  // LiteFS refuses only what writes: a try that was right would say so, and none would be counted.
  if (isReplica()) throw new SqliteError('another node is the primary', 'SQLITE_READONLY')
  return db.transaction(
    (tx) => {
      const result = work(tx)
      indexWaiting()
      return result
    },
    { behavior: 'immediate' },
  )
}
