import type { Orientation, PanelColor } from '~/panels/types'
import type { Actor } from '~/permissions/vocabulary'
import type { Change, SectionAddress } from './change-page.server'
import { offeredPanel } from './offered-panel.server'
import { updateLook } from './update-look.server'

/**
 * Puts another panel of the same type into a section's place.
 *
 * @throws DomainError `panel-not-offered`, `panel-type`, `section-changed` (409), `not-found`
 */
export function swapSection(
  actor: Actor,
  input: SectionAddress & { panelId: string; orientation?: Orientation; color?: PanelColor },
): Change {
  return updateLook(actor, input, ({ type, orientation, color }) => ({
    ...offeredPanel(input.panelId, type),
    orientation: input.orientation ?? orientation,
    color: input.color ?? color,
  }))
}
