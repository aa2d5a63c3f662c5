import type { PanelDefinition } from '../../types'

export const newsletterPanels: PanelDefinition[] = []
