import { drafts } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { removeFiles } from '~/features/files/remove-files.server'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import type { Member } from '~/permissions/vocabulary'
import { consumeDraft } from './consume-draft.server'
import { discardedPlace } from './draft-keys'
import { findDraft, isDraftOf } from './find-draft.server'

/**
 * Throws away what somebody has begun to write at a place. It lies aside for a while, see
 * `discardedLife`, and what was thrown away there before is gone for good.
 */
export async function discardDraft(
  actor: Pick<Member, 'id'>,
  place: string,
  idempotencyKey?: IdempotencyKey,
): Promise<void> {
  const gone: string[] = []
  transaction((tx) =>
    idempotent(tx, idempotencyKey, () => {
      if (!findDraft(tx, actor, place)) return
      const before = findDraft(tx, actor, discardedPlace(place))
      if (before) gone.push(...consumeDraft(tx, before.id).map(({ file }) => file))
      moveDraft(tx, actor, place, discardedPlace(place))
    }),
  )
  await removeFiles(gone)
}

/** Puts a draft of somebody at another place, where there is none. */
function moveDraft(tx: Tx, actor: Pick<Member, 'id'>, from: string, to: string): void {
  tx.update(drafts).set({ draftKey: to, savedAt: Date.now() }).where(isDraftOf(actor, from)).run()
}
