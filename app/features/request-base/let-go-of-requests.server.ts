import { setImmediate as nextTurn } from 'node:timers/promises'
import { eq, inArray } from 'drizzle-orm'
import { requests } from '~/db/schema'
import { transaction } from '~/db/transaction.server'

/** Each of them moves its kept figures: a hundred rows and more. */
const most = 20

/**
 * Lets go of the requests of a type or person that is about to be deleted, some of them at once: others
 * are answered in between, however many there are. What comes meanwhile goes with the row itself; what
 * was let go of stays so where that fails.
 */
export async function letGoOfRequests(of: 'typeId' | 'assigneeId', id: string): Promise<void> {
  for (;;) {
    const released = transaction((tx) => {
      const some = tx
        .select({ id: requests.id })
        .from(requests)
        .where(eq(requests[of], id))
        .limit(most)
        .all()
      const ids = some.map((row) => row.id)
      tx.update(requests)
        .set({ [of]: null })
        .where(inArray(requests.id, ids))
        .run()
      return ids.length
    })
    await nextTurn()
    if (released < most) return
  }
}
