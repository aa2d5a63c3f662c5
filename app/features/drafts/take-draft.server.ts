import { and, eq, gt, inArray, lt, or } from 'drizzle-orm'
import { drafts } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import type { DraftFile } from './draft'
import { filesOf } from './find-draft.server'
import { discardedPlace } from './places'

/**
 * Takes a draft away, in the transaction that sends it.
 *
 * @returns its files: they belong to what is sent now, whose rows name them from here on
 */
export function takeDraft(tx: Tx, draftId: string): DraftFile[] {
  const files = filesOf(tx, draftId)
  tx.delete(drafts).where(eq(drafts.id, draftId)).run()
  return files
}

/**
 * Takes away everybody's drafts at places, and beneath them (`place:…`), those that were discarded
 * too, in the transaction that removes what they are for.
 *
 * @returns their files, which no row names any more
 */
export function takeDraftsAt(tx: Tx, at: readonly string[]): DraftFile[] {
  const places = [...at, ...at.map(discardedPlace)]
  // ';' is the sign after ':'.
  const beneath = places.map((place) =>
    and(gt(drafts.place, `${place}:`), lt(drafts.place, `${place};`)),
  )
  return tx
    .select({ id: drafts.id })
    .from(drafts)
    .where(or(inArray(drafts.place, places), ...beneath))
    .all()
    .flatMap(({ id }) => takeDraft(tx, id))
}
