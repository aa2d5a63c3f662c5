import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { asc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { erasures } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { removeFiles } from '~/features/files/remove-files.server'
import { log } from '~/platform/log.server'
import { closeAccount, type Erasure } from './close-account.server'
import { erasePiece } from './erasure-steps.server'

/** Pieces that are erased before the person who asked is answered: most accounts are gone then. */
const atOnce = 60

/**
 * Deletes somebody with their sessions, connections, projects, folders and files. What others depend
 * on stays and names nobody. The account is closed at once, in one transaction that is short however
 * much hangs on it; the rest is erased in pieces, by upkeep what takes long or fails at first.
 *
 * @param allowed says whether it may be, in the transaction that closes the account
 */
export async function eraseUser(id: string, allowed: (tx: Tx) => Erasure): Promise<void> {
  const { avatar } = transaction((tx) => {
    const erasure = allowed(tx)
    closeAccount(tx, erasure)
    return erasure.user
  })
  // The account is gone by now: whatever fails, the person who asked is told that it was done.
  try {
    // Files go after the rows: an interruption leaves a file nobody points at, never the reverse.
    if (avatar) await removeFiles([avatar])
    for (let piece = 0; piece < atOnce; piece += 1) {
      if (!(await eraseNext(id))) return
      await nextTurn()
    }
  } catch (error) {
    notErased(id, error)
  }
}

const notErased = (userId: string, error: unknown) =>
  log.warn({ err: error, user: userId }, 'what is left of a closed account could not be erased')

/** Erases the next piece of somebody. @returns whether there was one */
async function eraseNext(userId: string): Promise<boolean> {
  let found = false
  const after = transaction((tx) => {
    const erasure = tx.select().from(erasures).where(eq(erasures.userId, userId)).get()
    found = erasure !== undefined
    return erasure && erasePiece(tx, erasure)
  })
  await after?.()
  return found
}

let isErasing = false

/**
 * Erases all that is left of the people whose accounts were closed, each piece in a transaction of its own:
 * as much time as it took is left to others. An interruption goes on with the next run.
 */
export async function eraseTheRest(): Promise<void> {
  if (isErasing) return
  isErasing = true
  try {
    const waiting = db.select().from(erasures).orderBy(asc(erasures.createdAt)).all()
    for (const { userId } of waiting) await eraseRestOf(userId)
  } finally {
    isErasing = false
  }
}

/** One that fails keeps nobody else: it is tried again with the next run. */
async function eraseRestOf(userId: string): Promise<void> {
  try {
    for (;;) {
      const begun = performance.now()
      if (!(await eraseNext(userId))) return
      await pause(performance.now() - begun)
    }
  } catch (error) {
    notErased(userId, error)
  }
}
