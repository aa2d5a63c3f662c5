import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orderDrafts } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { removeUploads } from '~/platform/uploads/remove-uploads.server'
import { filesOf } from './find-order-draft.server'

const day = 24 * 60 * 60 * 1000
/** What is not touched for so long is taken away, in milliseconds: of guests, of who has an account. */
export const guestDraftLife = 2 * day
const orderDraftLife = 30 * day

/** So many are taken away at once. */
const batch = 50

/** Takes orders away that nobody went on with. @returns whether there may be more */
export async function tidyOrderDrafts(now = Date.now()): Promise<boolean> {
  const old = db
    .select({ id: orderDrafts.id })
    .from(orderDrafts)
    .where(
      or(
        and(isNull(orderDrafts.userId), lt(orderDrafts.savedAt, now - guestDraftLife)),
        and(isNotNull(orderDrafts.userId), lt(orderDrafts.savedAt, now - orderDraftLife)),
      ),
    )
    .limit(batch)
    .all()
  for (const { id } of old) {
    const files = transaction((tx) => {
      const gone = filesOf(tx, id)
      tx.delete(orderDrafts).where(eq(orderDrafts.id, id)).run()
      return gone
    })
    await removeUploads(files)
  }
  return old.length === batch
}
