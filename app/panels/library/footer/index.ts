import type { PanelDefinition } from '../../definition'
import deep from './deep'
import largeLogo from './large-logo'
import minimal from './minimal'
import newsletter from './newsletter'

export const footerPanels: PanelDefinition[] = [newsletter, minimal, largeLogo, deep]
