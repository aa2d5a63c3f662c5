import { and, eq, gt, inArray, lt, or } from 'drizzle-orm'
import { drafts } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import type { DraftFile } from './draft'
import { discardedDraftKey } from './draft-keys'
import { filesOf } from './find-draft.server'

/**
 * Removes a draft, in the transaction that sends it.
 *
 * @returns its files, which nothing uses from here on: they are given to what is sent (`addFileUses`) or removed
 *   after the transaction
 */
export function consumeDraft(tx: Tx, draftId: string): DraftFile[] {
  const files = filesOf(tx, draftId)
  tx.delete(drafts).where(eq(drafts.id, draftId)).run()
  return files
}

/**
 * Removes everybody's drafts under these draft keys and beneath them (`draftKey:…`), discarded ones too, in
 * the transaction that removes what they are for.
 *
 * @returns the names of their files, which are removed after the transaction
 */
export function dropDraftsAt(tx: Tx, at: readonly string[]): string[] {
  const draftKeys = [...at, ...at.map(discardedDraftKey)]
  // ';' is the sign after ':'.
  const beneath = draftKeys.map((draftKey) =>
    and(gt(drafts.draftKey, `${draftKey}:`), lt(drafts.draftKey, `${draftKey};`)),
  )
  return tx
    .select({ id: drafts.id })
    .from(drafts)
    .where(or(inArray(drafts.draftKey, draftKeys), ...beneath))
    .all()
    .flatMap(({ id }) => consumeDraft(tx, id))
    .map(({ file }) => file)
}
