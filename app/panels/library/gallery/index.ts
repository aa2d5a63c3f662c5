import type { PanelDefinition } from '../../definition'
import beforeAfter from './before-after'
import filmstrip from './filmstrip'
import fullWidth from './full-width'
import ledge from './ledge'
import masonry from './masonry'
import mosaic from './mosaic'

export const galleryPanels: PanelDefinition[] = [
  mosaic,
  filmstrip,
  masonry,
  beforeAfter,
  fullWidth,
  ledge,
]
