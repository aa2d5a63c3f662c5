import { SqliteError } from 'better-sqlite3'
import { isReplica } from '~/platform/litefs/node.server'
import { db } from './client.server'
import { indexWaiting } from './search-index.server'

export type Tx = Parameters<Parameters<typeof db.transaction>[0]>[0]

/** Source of rows: a transaction, or the connection itself outside of one. */
export type Reader = Pick<Tx, 'select'>

/**
 * Runs `work` in one `BEGIN IMMEDIATE` transaction: the write lock is taken first, so that what was
 * read inside still holds when it is written. `work` is synchronous; an exception rolls back. There is
 * one connection: what is read or written inside through `db` or `prepared` belongs to it too. What is
 * searched among it is found from the same moment on.
 *
 * Which to write: what writes, and what reads only within a transaction, takes the `tx`; what reads in and
 * outside of one takes a `Reader`. A reader whose statement is `prepared`, or that asks such readers, takes
 * neither (`sectionById`, `offeredPanel`, `orderProject`): the statement is bound to the one connection.
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
