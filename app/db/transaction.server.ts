import { db } from './client.server'

export type Tx = Parameters<Parameters<typeof db.transaction>[0]>[0]

/** Where rows are read from: a transaction, or outside of one the connection itself. */
export type Reader = Pick<Tx, 'select'>

/**
 * Runs `work` in one `BEGIN IMMEDIATE` transaction: the write lock is taken first, so that what was
 * read inside still holds when it is written. `work` is synchronous; an exception rolls back. There is
 * one connection: what is read or written inside through `db` or `prepared` belongs to it too.
 */
export function transaction<T>(work: (tx: Tx) => T): T {
  return db.transaction(work, { behavior: 'immediate' })
}
