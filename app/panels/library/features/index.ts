import type { PanelDefinition } from '../../definition'
import alternatingRows from './alternating-rows'
import bento from './bento'
import checklist from './checklist'
import comparison from './comparison'
import icons from './icons'
import integrations from './integrations'
import tabs from './tabs'
import tabsWindow from './tabs-window'

export const featuresPanels: PanelDefinition[] = [
  bento,
  icons,
  alternatingRows,
  tabsWindow,
  tabs,
  checklist,
  integrations,
  comparison,
]
