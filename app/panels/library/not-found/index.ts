import type { PanelDefinition } from '../../definition'
import links from './links'
import lostInDunes from './lost-in-dunes'
import product from './product'
import search from './search'

export const notFoundPanels: PanelDefinition[] = [lostInDunes, search, links, product]
