import type { PanelDefinition } from '../../types'

export const notFoundPanels: PanelDefinition[] = []
