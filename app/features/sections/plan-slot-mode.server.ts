import type { PageOp, Slot, SlotMode } from '~/editor/types'
import type { PageInProject } from './editable-page.server'
import { ownSection, stateOf } from './find-section.server'

/**
 * The operation that sets a page's header or footer to global, custom or none; null when it is so
 * already. A page's own one is kept while it is not shown. `choose`: a page without an own one
 * cannot be custom yet; placing a panel there makes it custom.
 */
export function planSlotMode(
  { page }: PageInProject,
  slot: Slot,
  mode: SlotMode,
): PageOp | null | 'choose' {
  if (page[slot] === mode) return null
  const own = ownSection(page.id, slot)
  if (mode === 'custom' && !own) return 'choose'
  const section = own ? stateOf(own) : null
  const from = { mode: page[slot], section }
  return { kind: 'mode', pageId: page.id, slot, from, to: { mode, section } }
}
