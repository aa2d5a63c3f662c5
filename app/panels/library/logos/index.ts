import type { PanelDefinition } from '../../definition'
import cards from './cards'
import grid from './grid'
import strip from './strip'
import withQuote from './with-quote'

export const logosPanels: PanelDefinition[] = [strip, grid, cards, withQuote]
