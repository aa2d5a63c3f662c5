import { and, eq } from 'drizzle-orm'
import { drafts } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import type { Member } from '~/permissions/vocabulary'
import { removeUploads } from '~/platform/uploads/remove-uploads.server'
import type { DraftFile } from './draft'
import { findDraft } from './find-draft.server'
import { discardedPlace } from './places'
import { takeDraft } from './take-draft.server'

/**
 * Throws away what somebody has begun to write at a place. It lies aside for a while, see
 * `discardedLife`, and what was thrown away there before is gone for good.
 */
export async function discardDraft(
  actor: Pick<Member, 'id'>,
  place: string,
  idempotencyKey?: IdempotencyKey,
): Promise<void> {
  const gone: DraftFile[] = []
  transaction((tx) =>
    idempotent(tx, idempotencyKey, () => {
      if (!findDraft(tx, actor, place)) return
      const before = findDraft(tx, actor, discardedPlace(place))
      if (before) gone.push(...takeDraft(tx, before.id))
      moveDraft(tx, actor, place, discardedPlace(place))
    }),
  )
  await removeUploads(gone)
}

/** Puts a draft of somebody at another place, where there is none. */
function moveDraft(tx: Tx, actor: Pick<Member, 'id'>, from: string, to: string): void {
  tx.update(drafts)
    .set({ place: to, savedAt: Date.now() })
    .where(and(eq(drafts.userId, actor.id), eq(drafts.place, from)))
    .run()
}
