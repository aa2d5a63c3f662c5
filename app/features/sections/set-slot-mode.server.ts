import type { PageOp, Slot, SlotMode } from '~/editor/types'
import { canUseAccountFeatures } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'
import { Fault } from '~/platform/faults'
import { type Change, changePage, type PageAddress } from './change-page.server'
import { ownSection, stateOf } from './find-section.server'
import type { Ground } from './ground.server'

/**
 * Sets a page's header or footer to global, custom or none. A page's own one is kept while it is
 * not shown. A page without an own one cannot be custom yet: `choose` then asks for the panel
 * selection, and placing a panel there makes it custom.
 *
 * @throws Fault `sign-up-needed` (403) for guests
 */
export function setSlotMode(
  actor: Actor,
  input: PageAddress & { slot: Slot; mode: SlotMode },
): Change & { choose: boolean } {
  let choose = false
  const change = changePage(actor, input, (_, ground) => {
    if (!canUseAccountFeatures(actor)) {
      throw new Fault('sign-up-needed', 403, { field: input.slot, values: { what: 'slots' } })
    }
    const op = planSlotMode(ground, input.slot, input.mode)
    choose = op === 'choose'
    return op === 'choose' ? null : op
  })
  return { ...change, choose }
}

/** The operation for a mode; null when it is in force, `choose` when a panel is needed first. */
export function planSlotMode(
  { page }: Ground,
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
