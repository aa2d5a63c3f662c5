import type { Orientation, PanelColor } from '~/panels/types'
import type { Actor } from '~/permissions/vocabulary'
import type { Change, SectionAddress } from './change-page.server'
import { updateLook } from './update-look.server'

/**
 * Shows another variant of a section's panel; what is left out stays.
 *
 * @throws DomainError `section-changed` (409), `not-found`
 */
export function restyleSection(
  actor: Actor,
  input: SectionAddress & { orientation?: Orientation; color?: PanelColor },
): Change {
  return updateLook(actor, input, ({ orientation, color }) => ({
    orientation: input.orientation ?? orientation,
    color: input.color ?? color,
  }))
}
