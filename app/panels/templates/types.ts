import type { StoryId } from '../stories/ids'
import type { Corners, Orientation, PanelColor, Typeface } from '../types'

/** A panel of the library as it stands on a page. */
export type PlacedPanel = { panel: string; orientation: Orientation; color: PanelColor }

export type PageTemplate = {
  /** Kebab case, unique among the page templates. */
  id: string
  name: string
  category: string
  header?: PlacedPanel
  footer?: PlacedPanel
  sections: PlacedPanel[]
}

export type TemplatePage = {
  /** Unique within its project. */
  id: string
  name: string
  /** Id of the page above it in the tree; missing at the top level. */
  parent?: string
  /** True for exactly one page of a project. */
  home?: boolean
  /** True when menus leave the page out. */
  nonNavigation?: boolean
  sections: PlacedPanel[]
}

export type ProjectTemplate = {
  /** Kebab case, unique among the project templates. */
  id: string
  /** Drawn as the logo, until a project brings its own name. */
  name: string
  category: string
  /** Hex, `#rrggbb` in lower case. */
  primaryColor: string
  secondaryColor: string
  /** What its words are about. */
  story: StoryId
  /** Round where it is not said. */
  corners?: Corners
  /** Modern where it is not said. */
  typeface?: Typeface
  header: PlacedPanel
  footer: PlacedPanel
  /** In the order of the page tree: a parent stands before its children. */
  pages: TemplatePage[]
}

/** One line per panel keeps a template readable from top to bottom. */
export const place = (panel: string, orientation: Orientation, color: PanelColor): PlacedPanel => ({
  panel,
  orientation,
  color,
})
