import type { PanelDefinition } from '../../definition'
import booking from './booking'
import mapForm from './map-form'
import mapStrip from './map-strip'
import offices from './offices'
import split from './split'
import steps from './steps'

export const contactPanels: PanelDefinition[] = [mapForm, split, offices, booking, steps, mapStrip]
