import { DomainError } from '~/domain-error'
import type { IdempotencyKey } from '~/features/form-input/idempotency.server'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { type Change, changePage, type PageAddress } from './change-page.server'
import { findSection, stateOf } from './find-section.server'
import { countUse } from './offered-panel.server'
import { keyAfter } from './order-keys.server'

/**
 * Places a copy of a body section directly below it. Its panel counts as used once more.
 *
 * @throws DomainError `section-not-movable` (400) for a header or footer, `not-found`
 */
export function duplicateSection(
  actor: Actor,
  input: PageAddress & { sectionId: string; idempotencyKey?: IdempotencyKey | undefined },
): Change {
  return changePage(actor, input, (tx, here) => {
    const original = findSection(here, input.sectionId)
    if (original.type !== 'body') throw new DomainError('section-not-movable', 400)
    countUse(tx, original.panelId)
    const order = keyAfter(here.page.id, original.order)
    return { kind: 'insert', section: { ...stateOf(original), id: newId(), order }, copy: true }
  })
}
