import type { PanelDefinition } from '../../types'
import mapForm from './map-form'

export const contactPanels: PanelDefinition[] = [mapForm]
