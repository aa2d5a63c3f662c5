import type { PanelDefinition } from '../../definition'
import branches from './branches'
import directions from './directions'
import fullMap from './full-map'
import hours from './hours'

export const locationPanels: PanelDefinition[] = [fullMap, hours, branches, directions]
