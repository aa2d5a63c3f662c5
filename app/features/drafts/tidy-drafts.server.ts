import { and, gt, lt, or } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { drafts } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { removeUploads } from '~/platform/uploads/remove-uploads.server'
import { discardedLife, draftLife } from './draft'
import { discardedPlace } from './places'
import { takeDraft } from './take-draft.server'

/** So many are taken away at once. */
const batch = 50

/** Of those that lie aside: `;` is the sign after `:`. */
const discardedBefore = (moment: number) =>
  and(
    gt(drafts.place, discardedPlace('')),
    lt(drafts.place, 'discarded;'),
    lt(drafts.savedAt, moment),
  )

/** Takes drafts away that nobody has touched for long, and what was discarded. @returns whether there may be more */
export async function tidyDrafts(now = Date.now()): Promise<boolean> {
  const old = db
    .select({ id: drafts.id })
    .from(drafts)
    .where(or(lt(drafts.savedAt, now - draftLife), discardedBefore(now - discardedLife)))
    .limit(batch)
    .all()
  for (const { id } of old) await removeUploads(transaction((tx) => takeDraft(tx, id)))
  return old.length === batch
}
