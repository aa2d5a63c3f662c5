import type { Section } from '~/db/schema'
import { DomainError } from '~/domain-error'
import { keyBetween } from '~/editor/order'
import type { SectionPlace } from '~/editor/types'
import type { Actor } from '~/permissions/vocabulary'
import { type Change, changePage, type SectionAddress } from './change-page.server'
import { editablePage } from './editable-page.server'
import { expectUnchanged } from './expect-unchanged.server'
import { findSection, sectionById } from './find-section.server'
import {
  firstSection,
  keyAfter,
  keyAtEnd,
  keyAtStart,
  lastSection,
  sectionsAbove,
  sectionsBelow,
} from './order-keys.server'

type MoveTo =
  | 'up'
  | 'down'
  | 'top'
  | 'bottom'
  /** Below another section of the page. */
  | { after: string }
  /** To the end of another page of the project. */
  | { page: string }

/**
 * Moves a body section. Moving it to its current spot is no change.
 *
 * @throws DomainError `section-not-movable` (400) for a header or footer, `section-anchor-gone` (409),
 *   `section-changed` (409), `not-found`
 */
export function moveSection(actor: Actor, input: SectionAddress & { to: MoveTo }): Change {
  return changePage(actor, input, (tx, here) => {
    const section = findSection(here, input.sectionId)
    const pageId = here.page.id
    if (section.type !== 'body') throw new DomainError('section-not-movable', 400)
    expectUnchanged(tx, actor, pageId, section.id, input.revision)
    const from: SectionPlace = { pageId, order: section.order }
    const { to } = input
    if (typeof to === 'object' && 'page' in to) {
      if (to.page === pageId) return null
      const other = editablePage(actor, input.projectId, to.page).page.id
      const place = { pageId: other, order: keyAtEnd(other) }
      return { kind: 'move', id: section.id, from, to: place }
    }
    const order = newOrder(pageId, section, to)
    return order === null ? null : { kind: 'move', id: section.id, from, to: { pageId, order } }
  })
}

/** Null when the section is there already. */
function newOrder(pageId: string, { id, order }: Section, to: Exclude<MoveTo, { page: string }>) {
  if (to === 'up') {
    const [first, second] = sectionsAbove(pageId, order)
    return first ? keyBetween(second?.order ?? null, first.order) : null
  }
  if (to === 'down') {
    const [first, second] = sectionsBelow(pageId, order)
    return first ? keyBetween(first.order, second?.order ?? null) : null
  }
  if (to === 'top') return firstSection(pageId)?.id === id ? null : keyAtStart(pageId)
  if (to === 'bottom') return lastSection(pageId)?.id === id ? null : keyAtEnd(pageId)
  const anchor = sectionById(to.after)
  if (anchor?.pageId !== pageId || anchor.type !== 'body') {
    throw new DomainError('section-anchor-gone', 409)
  }
  if (anchor.id === id || sectionsBelow(pageId, anchor.order)[0]?.id === id) return null
  return keyAfter(pageId, anchor.order)
}
