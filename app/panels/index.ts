export { type Category, type CategoryId, categories } from './categories'
export { createTheme } from './color/create-theme'
export type { Theme } from './color/theme'
export { findPanel, panels, panelsByCategory } from './library'
export { type PanelVariant, type RenderedPanel, renderedWidth, renderPanel } from './render'
export {
  type Brand,
  type BrandLogo,
  type Orientation,
  orientations,
  type PanelColor,
  type PanelContent,
  type PanelDefinition,
  type PanelProps,
  panelColors,
} from './types'
