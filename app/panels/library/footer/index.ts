import type { PanelDefinition } from '../../types'
import newsletter from './newsletter'

export const footerPanels: PanelDefinition[] = [newsletter]
