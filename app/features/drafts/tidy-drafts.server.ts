import { and, gt, isNotNull, lt, or } from 'drizzle-orm'
import { drafts } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { removeFiles } from '~/features/files/remove-files.server'
import { consumeDraft } from './consume-draft.server'
import { discardedLife, draftLife, guestDraftLife } from './draft'
import { discardedDraftKey } from './draft-keys'

/** Drafts removed at once. */
const batch = 50

/** Condition for discarded drafts: `;` is the sign after `:`. */
const discardedBefore = (moment: number) =>
  and(
    gt(drafts.draftKey, discardedDraftKey('')),
    lt(drafts.draftKey, 'discarded;'),
    lt(drafts.savedAt, moment),
  )

/** Removes drafts that nobody has touched for long, and what was discarded. @returns whether there may be more */
export async function tidyDrafts(now = Date.now()): Promise<boolean> {
  const ofGuests = and(isNotNull(drafts.browser), lt(drafts.savedAt, now - guestDraftLife))
  const isOld = or(
    lt(drafts.savedAt, now - draftLife),
    ofGuests,
    discardedBefore(now - discardedLife),
  )
  // In one transaction: what is taken back, or sent, while files are removed is no longer old.
  const { count, files } = transaction((tx) => {
    const old = tx.select({ id: drafts.id }).from(drafts).where(isOld).limit(batch).all()
    return { count: old.length, files: old.flatMap(({ id }) => consumeDraft(tx, id)) }
  })
  await removeFiles(files.map(({ file }) => file))
  return count === batch
}
