import type { PanelDefinition } from '../../types'

export const testimonialsPanels: PanelDefinition[] = []
