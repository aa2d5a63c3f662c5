import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { draftFiles, drafts } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { discardDraft, moveDraft } from '~/features/drafts/discard-draft.server'
import { findDraft } from '~/features/drafts/find-draft.server'
import { discardedPlace, type WrittenKind } from '~/features/drafts/places'
import type { Submission } from '~/features/form-input/submission.server'
import type { Actor } from '~/permissions/vocabulary'
import type { Work } from '~/work/kinds'
import { writingPlace } from './keep-written.server'
import { htmlOf, joined } from './written.server'

type WrittenAt = { work: Work; kind: WrittenKind }

/** Throws a draft away, until it is taken back. @throws Fault as `writingPlace` */
export async function discardWritten(
  actor: Actor,
  { work, kind, submission }: WrittenAt & { submission?: Submission | undefined },
): Promise<void> {
  const { member, place } = writingPlace(db, actor, work, kind)
  await discardDraft(member, place, submission)
}

/**
 * Takes a draft back that was thrown away; its words come before those that were begun since.
 *
 * @returns false when there is none any more
 * @throws Fault as `writingPlace`; `draft-too-long` (413)
 */
export function restoreWritten(actor: Actor, { work, kind }: WrittenAt): boolean {
  return transaction((tx) => {
    const { member, place } = writingPlace(tx, actor, work, kind)
    const aside = findDraft(tx, member, discardedPlace(place))
    if (!aside) return false
    const begun = findDraft(tx, member, place)
    if (!begun) {
      moveDraft(tx, member, discardedPlace(place), place)
      return true
    }
    const text = joined(htmlOf(aside.values), htmlOf(begun.values))
    const values = { ...begun.values, text, format: 'html', writer: '' }
    tx.update(drafts).set({ values, savedAt: Date.now() }).where(eq(drafts.id, begun.id)).run()
    tx.update(draftFiles).set({ draftId: begun.id }).where(eq(draftFiles.draftId, aside.id)).run()
    tx.delete(drafts).where(eq(drafts.id, aside.id)).run()
    return true
  })
}
