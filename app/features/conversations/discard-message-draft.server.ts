import { db } from '~/db/client.server'
import { transaction } from '~/db/transaction.server'
import { discardDraft } from '~/features/drafts/discard-draft.server'
import { discardedDraftKey, type WrittenKind } from '~/features/drafts/draft-keys'
import { findDraft } from '~/features/drafts/find-draft.server'
import type { IdempotencyKey } from '~/features/form-input/idempotency.server'
import type { Actor } from '~/permissions/vocabulary'
import type { Work } from '~/shared/kinds'
import { writingDraft } from './save-message-draft.server'
import { putBefore } from './take-back.server'

type WrittenAt = { work: Work; kind: WrittenKind }

/** Throws a draft away, until it is taken back. @throws DomainError as `writingDraft` */
export async function discardMessageDraft(
  actor: Actor,
  { work, kind, idempotencyKey }: WrittenAt & { idempotencyKey?: IdempotencyKey | undefined },
): Promise<void> {
  const { member, draftKey } = writingDraft(db, actor, work, kind)
  await discardDraft(member, draftKey, idempotencyKey)
}

/**
 * Takes a draft back that was thrown away; its words come before those that were begun since.
 *
 * @returns false when there is none any more
 * @throws DomainError as `writingDraft`; `draft-too-long`, `draft-many-files` (413)
 */
export function restoreWritten(actor: Actor, { work, kind }: WrittenAt): boolean {
  return transaction((tx) => {
    const { member, draftKey } = writingDraft(tx, actor, work, kind)
    const aside = findDraft(tx, member, discardedDraftKey(draftKey))
    if (!aside) return false
    putBefore(tx, member, aside, draftKey)
    return true
  })
}
