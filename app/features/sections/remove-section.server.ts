import { target } from '~/editor/target'
import type { PageOp } from '~/editor/types'
import type { Actor } from '~/permissions/vocabulary'
import { type Change, changePage, type SectionAddress } from './change-page.server'
import { expectUnchanged } from './expect-unchanged.server'
import { findSection, stateOfRemoved } from './find-section.server'

/**
 * Takes a section off its page. Without its own header or footer a page falls back to the global
 * one; the global one is removed from every page that shows it.
 *
 * @throws DomainError `section-changed` (409), `not-found`
 */
export function removeSection(actor: Actor, input: SectionAddress): Change {
  return changePage(actor, input, (tx, here) => {
    const section = stateOfRemoved(findSection(here, input.sectionId))
    const { type: slot, pageId } = section
    let op: PageOp = { kind: 'remove', section }
    if (slot !== 'body' && pageId) {
      const mode = here.page[slot]
      const to = { mode: mode === 'custom' ? 'global' : mode, section: null } as const
      op = { kind: 'mode', pageId, slot, from: { mode, section }, to }
    }
    expectUnchanged(tx, actor, here.page.id, target(op), input.revision)
    return op
  })
}
