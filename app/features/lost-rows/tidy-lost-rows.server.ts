import { asc, eq, inArray, lt } from 'drizzle-orm'
import { lostFinds, lostRows } from '~/db/schema'
import { transaction } from '~/db/transaction.server'

/** Milliseconds that what was decided is kept. */
const life = 30 * 24 * 60 * 60 * 1000
/** Rows that are removed at once. */
const batch = 200

/**
 * Removes a part of the finds whose rows were all decided 30 days ago.
 *
 * @returns whether there may be more
 */
export const tidyLostRows = (now = Date.now()): boolean =>
  transaction((tx) => {
    const find = tx
      .select({ id: lostFinds.id })
      .from(lostFinds)
      .where(lt(lostFinds.decidedAt, now - life))
      .orderBy(asc(lostFinds.decidedAt))
      .limit(1)
      .get()
    if (!find) return false
    const some = tx
      .select({ id: lostRows.id })
      .from(lostRows)
      .where(eq(lostRows.findId, find.id))
      .limit(batch)
    const { changes } = tx.delete(lostRows).where(inArray(lostRows.id, some)).run()
    if (changes < batch) tx.delete(lostFinds).where(eq(lostFinds.id, find.id)).run()
    return true
  })
