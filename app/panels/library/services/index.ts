import type { PanelDefinition } from '../../types'

export const servicesPanels: PanelDefinition[] = []
