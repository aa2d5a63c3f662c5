import { drafts } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { removeFiles } from '~/features/files/remove-files.server'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import type { Member } from '~/permissions/vocabulary'
import { consumeDraft } from './consume-draft.server'
import { discardedDraftKey } from './draft-keys'
import { findDraft, isDraftOf } from './find-draft.server'

/**
 * Throws away what somebody has begun to write under a draft key. It lies aside for a while, see
 * `discardedLife`, and what was thrown away there before is gone for good.
 */
export async function discardDraft(
  actor: Pick<Member, 'id'>,
  draftKey: string,
  idempotencyKey?: IdempotencyKey,
): Promise<void> {
  const gone: string[] = []
  transaction((tx) =>
    idempotent(tx, idempotencyKey, () => {
      if (!findDraft(tx, actor, draftKey)) return
      const before = findDraft(tx, actor, discardedDraftKey(draftKey))
      if (before) gone.push(...consumeDraft(tx, before.id).map(({ file }) => file))
      moveDraft(tx, actor, draftKey, discardedDraftKey(draftKey))
    }),
  )
  await removeFiles(gone)
}

/** Puts a draft of somebody at another place, where there is none. */
function moveDraft(tx: Tx, actor: Pick<Member, 'id'>, from: string, to: string): void {
  tx.update(drafts).set({ draftKey: to, savedAt: Date.now() }).where(isDraftOf(actor, from)).run()
}
