import type { Section } from '~/db/schema'
import { lookOf, sameLook } from '~/editor/look'
import { target } from '~/editor/target'
import type { Look } from '~/editor/types'
import type { Actor } from '~/permissions/vocabulary'
import { type Change, changePage, type SectionAddress } from './change-page.server'
import { expectUnchanged } from './expect-unchanged.server'
import { findSection } from './find-section.server'

/** Gives a section another look; the same look is no change. */
export function updateLook(
  actor: Actor,
  at: SectionAddress,
  newLook: (section: Section) => Partial<Look>,
): Change {
  return changePage(actor, at, (tx, here) => {
    const section = findSection(here, at.sectionId)
    const from = lookOf(section)
    const to = { ...from, ...newLook(section) }
    const { id, type, pageId } = section
    const op = { kind: 'update', id, type, pageId, from, to } as const
    expectUnchanged(tx, actor, here.page.id, target(op), at.revision)
    return sameLook(from, to) ? null : op
  })
}
