import { DomainError } from '~/domain-error'
import { lookOf } from '~/editor/look'
import type { Look, PageOp, SectionState, SectionType, Slot } from '~/editor/types'
import type { IdempotencyKey } from '~/features/form-input/idempotency.server'
import type { Orientation, PanelColor } from '~/panels/types'
import { canUseAccountFeatures } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { type Change, changePage, type PageAddress } from './change-page.server'
import type { PageInProject } from './editable-page.server'
import { globalSection, ownSection, sectionById, stateOfRemoved } from './find-section.server'
import { countUse, offeredPanel } from './offered-panel.server'
import { keyAfter, keyAtEnd, keyAtStart } from './order-keys.server'

type NewSection = PageAddress & {
  panelId: string
  orientation: Orientation
  color: PanelColor
  type: SectionType
  /** Header or footer only: of the whole project (default), or of this page (custom). */
  scope?: 'global' | 'page'
  /** For a body section: below this section, at the start, or at the end (default). */
  after?: string
  idempotencyKey?: IdempotencyKey | undefined
}

/**
 * Places a panel on a page. A header or footer takes the place of the one that is there.
 *
 * @throws DomainError `panel-not-offered`, `panel-type`; `sign-up-needed` (403) for a guest's header or
 *   footer
 */
export function addSection(actor: Actor, input: NewSection): Change {
  return changePage(actor, input, (tx, here) => {
    const { orientation, color, type } = input
    if (type !== 'body' && !canUseAccountFeatures(actor)) {
      throw new DomainError('sign-up-needed', 403, { values: { what: 'slots' } })
    }
    const look: Look = { ...offeredPanel(input.panelId, type), orientation, color, words: null }
    countUse(tx, input.panelId)
    if (type === 'body') {
      const order = bodyKey(here.page.id, input.after)
      return { kind: 'insert', section: newSection(look, type, here.page.id, order) }
    }
    return input.scope === 'page' ? ownSlot(here, type, look) : globalSlot(here, type, look)
  })
}

const newSection = (look: Look, type: SectionType, pageId: string | null, order: string) =>
  ({ ...look, id: newId(), type, pageId, order }) satisfies SectionState

/** If the section above is gone by now, the new one goes to the end: nothing is lost. */
function bodyKey(pageId: string, after: string | undefined): string {
  if (after === 'start') return keyAtStart(pageId)
  if (!after || after === 'end') return keyAtEnd(pageId)
  const anchor = sectionById(after)
  const stands = anchor?.pageId === pageId && anchor.type === 'body'
  return stands ? keyAfter(pageId, anchor.order) : keyAtEnd(pageId)
}

/** The operation that gives a page a header or footer of its own. */
export function ownSlot({ page }: PageInProject, slot: Slot, look: Look): PageOp {
  const own = ownSection(page.id, slot)
  const section = newSection(look, slot, page.id, 'a0')
  const from = { mode: page[slot], section: own ? stateOfRemoved(own) : null }
  return { kind: 'mode', pageId: page.id, slot, from, to: { mode: 'custom', section } }
}

/** The operation that gives all pages a header or footer. */
export function globalSlot({ project }: PageInProject, slot: Slot, look: Look): PageOp {
  const there = globalSection(project.id, slot)
  if (!there) return { kind: 'insert', section: newSection(look, slot, null, 'a0') }
  return {
    kind: 'update',
    id: there.id,
    type: slot,
    pageId: null,
    from: lookOf(there),
    to: look,
  }
}
