import type { PanelDefinition } from '../../definition'
import article from './article'
import author from './author'
import byYear from './by-year'
import cards from './cards'
import leadStory from './lead-story'
import list from './list'

export const blogPanels: PanelDefinition[] = [leadStory, cards, list, author, article, byYear]
