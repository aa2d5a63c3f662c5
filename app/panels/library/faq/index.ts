import type { PanelDefinition } from '../../types'

export const faqPanels: PanelDefinition[] = []
