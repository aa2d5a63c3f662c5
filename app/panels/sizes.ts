import otherSizes from './dress/sizes.json'
import sizes from './sizes.json'
import type { StoryId } from './stories/ids'
import storySizes from './stories/sizes.json'
import {
  type Orientation,
  orientations,
  type PanelColor,
  panelColors,
  type Typeface,
} from './types'

type Heights = Record<string, number[] | undefined>

/** What of a brand changes the height of a panel. */
export type DrawnIn = { story?: StoryId | null; typeface?: Typeface }

export const drawnIn = ({ story, typeface }: DrawnIn): DrawnIn => ({ story, typeface })

const heights: Heights = sizes
const storyHeights: Partial<Record<StoryId, Heights>> = storySizes
/** By `sizeKey` without the typeface; those alone that are other ones. */
const otherHeights: Partial<Record<Typeface, Heights>> = otherSizes

/** Whether a panel has words of its own in a story. */
export const hasStory = (story: StoryId | null | undefined, panelId: string): boolean =>
  Boolean(story && Object.hasOwn(storyHeights[story] ?? {}, panelId))

const toldKey = (panelId: string, story: StoryId | null | undefined) =>
  hasStory(story, panelId) ? `${panelId} ${story}` : panelId

/** Under which the heights of a panel are kept: in a story that it has words in, and in another typeface. */
export const sizeKey = (panelId: string, { story, typeface = 'modern' }: DrawnIn): string =>
  toldKey(panelId, story) + (typeface === 'modern' ? '' : ` ${typeface}`)

/**
 * Size in pixels of a panel of the library without drawing it; the same in every brand of a story and a
 * typeface. The lists are written by `scripts/panel-sizes.ts`. @returns null for a panel that is not in the library
 */
export function panelSize(
  panelId: string,
  orientation: Orientation,
  color: PanelColor,
  { story, typeface }: DrawnIn = {},
): { width: number; height: number } | null {
  const at = orientations.indexOf(orientation) * panelColors.length + panelColors.indexOf(color)
  const own = story && hasStory(story, panelId) ? storyHeights[story]?.[panelId] : undefined
  const plain = own ?? (Object.hasOwn(heights, panelId) ? heights[panelId] : undefined)
  const other = typeface && otherHeights[typeface]?.[toldKey(panelId, story)]
  const height = (other ?? plain)?.[at]
  return height ? { width: 1440, height } : null
}
