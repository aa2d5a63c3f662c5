import type { PanelDefinition } from '../../types'
import announcement from './announcement'

export const headerPanels: PanelDefinition[] = [announcement]
