import type { PanelDefinition } from '../../types'

export const galleryPanels: PanelDefinition[] = []
