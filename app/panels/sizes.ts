import sizes from './sizes.json'
import { type Orientation, orientations, type PanelColor, panelColors } from './types'

const heights: Record<string, number[] | undefined> = sizes

/**
 * Size in pixels of a panel of the library without drawing it; the same in every brand. The list is
 * written by `scripts/panel-sizes.ts`. @returns null for a panel that is not in the library
 */
export function panelSize(
  panelId: string,
  orientation: Orientation,
  color: PanelColor,
): { width: number; height: number } | null {
  const at = orientations.indexOf(orientation) * panelColors.length + panelColors.indexOf(color)
  const height = Object.hasOwn(heights, panelId) ? heights[panelId]?.[at] : undefined
  return height ? { width: 1440, height } : null
}
