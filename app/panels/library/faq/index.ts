import type { PanelDefinition } from '../../definition'
import categories from './categories'
import plain from './plain'
import search from './search'
import sideTitle from './side-title'

export const faqPanels: PanelDefinition[] = [sideTitle, plain, categories, search]
