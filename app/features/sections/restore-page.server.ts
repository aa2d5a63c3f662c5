import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import { limits } from '~/permissions/limits'
import type { Actor } from '~/permissions/vocabulary'
import { carryOut, type PageAddress } from './change-page.server'
import { editablePage } from './editable-page.server'
import { findPastPage } from './past-page.server'
import { planRestore } from './plan-restore.server'

/**
 * Makes a page look as it did after its change number `at`: one change that one Undo takes back.
 *
 * @returns how many sections were left out: their panel no longer exists
 * @throws DomainError `not-found`; `version-pruned` (409) when it is not kept any more; `version-too-far`
 *   (409) when that takes too many changes
 */
export function restorePage(
  actor: Actor,
  input: PageAddress & { at: number; idempotencyKey?: IdempotencyKey | undefined },
): { left: number } {
  return transaction((tx) => {
    const here = editablePage(actor, input.projectId, input.pageId)
    return idempotent(tx, input.idempotencyKey, () => {
      const past = findPastPage(here, input.at)
      if (!past) throw new DomainError('version-pruned', 409)
      const { ops, left } = planRestore(actor, here, past)
      if (ops.length > limits.changesAtOnce) throw new DomainError('version-too-far', 409)
      if (ops.length > 0) {
        const { id: pageId } = here.page
        carryOut(tx, actor, here, { kind: 'template', pageId, ops, what: 'restore' })
      }
      return { left }
    })
  })
}
