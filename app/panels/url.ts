import type { Orientation, PanelColor } from './types'

export type PanelPicture = {
  panelId: string
  /** Changes when the panel's drawing changes. */
  revision: string
  orientation: Orientation
  color: PanelColor
}

/**
 * Address of a panel's picture in a brand. It never changes its content, so it may be cached for
 * ever: brand id and panel revision are part of it.
 */
export function panelImagePath(picture: PanelPicture, brandId: string): string {
  const { panelId, orientation, color, revision } = picture
  return `/panels/${panelId}/${orientation}/${color}.svg?v=${brandId}.${revision}`
}

/** The same as a small WebP for cards and lists. @param width in CSS pixels of the card: 160, 480 or 960 */
export function panelThumbPath(
  picture: PanelPicture,
  brandId: string,
  width: 160 | 480 | 960,
): string {
  const { panelId, orientation, color, revision } = picture
  return `/panels/${panelId}/${orientation}/${color}.webp?w=${width}&v=${brandId}.${revision}`
}
