import type { PanelDefinition } from '../../types'

export const productPanels: PanelDefinition[] = []
