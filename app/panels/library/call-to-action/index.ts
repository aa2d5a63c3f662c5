import type { PanelDefinition } from '../../types'

export const callToActionPanels: PanelDefinition[] = []
