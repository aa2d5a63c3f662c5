import sizes from './sizes.json'
import type { StoryId } from './stories/ids'
import storySizes from './stories/sizes.json'
import { type Orientation, orientations, type PanelColor, panelColors } from './types'

type Heights = Record<string, number[] | undefined>

const heights: Heights = sizes
const storyHeights: Partial<Record<StoryId, Heights>> = storySizes

/** Whether a panel has words of its own in a story. */
export const hasStory = (story: StoryId | null, panelId: string): boolean =>
  story !== null && Object.hasOwn(storyHeights[story] ?? {}, panelId)

/**
 * Size in pixels of a panel of the library without drawing it; the same in every brand of a story. The lists
 * are written by `scripts/panel-sizes.ts`. @returns null for a panel that is not in the library
 */
export function panelSize(
  panelId: string,
  orientation: Orientation,
  color: PanelColor,
  story: StoryId | null = null,
): { width: number; height: number } | null {
  const at = orientations.indexOf(orientation) * panelColors.length + panelColors.indexOf(color)
  const own = story && hasStory(story, panelId) ? storyHeights[story]?.[panelId] : undefined
  const height = (own ?? (Object.hasOwn(heights, panelId) ? heights[panelId] : undefined))?.[at]
  return height ? { width: 1440, height } : null
}
