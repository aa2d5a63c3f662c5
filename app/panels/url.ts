import type { Orientation, PanelColor } from './types'

export type PanelPicture = {
  panelId: string
  /** Changes when the panel's drawing changes. */
  revision: string
  orientation: Orientation
  color: PanelColor
  /** Id of the own words of a section. */
  words?: string | null
}

/**
 * Address of a panel's picture in a brand. It never changes its content, so it may be cached for
 * ever: brand id, panel revision and the id of own words are part of it.
 */
export function panelImagePath(picture: PanelPicture, brandId: string): string {
  const { panelId, orientation, color } = picture
  return `/panels/${panelId}/${orientation}/${color}.svg?v=${version(picture, brandId)}`
}

/** The same as a small WebP for cards and lists. @param width in CSS pixels of the card: 160, 480 or 960 */
export function panelThumbPath(
  picture: PanelPicture,
  brandId: string,
  width: 160 | 480 | 960,
): string {
  const { panelId, orientation, color } = picture
  return `/panels/${panelId}/${orientation}/${color}.webp?w=${width}&v=${version(picture, brandId)}`
}

/** Where the words of the same are: see `wordPlaces`. */
export function panelPlacesPath(picture: PanelPicture, brandId: string): string {
  const { panelId, orientation, color } = picture
  return `/panels/${panelId}/${orientation}/${color}.json?v=${version(picture, brandId)}`
}

const version = ({ revision, words }: PanelPicture, brandId: string) =>
  [brandId, revision, ...(words ? [words] : [])].join('.')
