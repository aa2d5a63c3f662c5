import type { PanelDefinition } from '../../definition'
import cards from './cards'
import events from './events'
import menu from './menu'
import numberedList from './numbered-list'
import pictured from './pictured'
import priceList from './price-list'

export const servicesPanels: PanelDefinition[] = [
  cards,
  numberedList,
  pictured,
  priceList,
  menu,
  events,
]
