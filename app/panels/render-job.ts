import type { StoryId } from './stories/ids'
import type { Brand, Orientation, PanelColor } from './types'

/** What a worker is asked to draw; it answers with the SVG. */
export type RenderJob = {
  panelId: string
  variant: { orientation: Orientation; color: PanelColor }
  brand: Brand
  story?: StoryId | null
}
