import type { PanelDefinition } from '../../definition'
import bundle from './bundle'
import gallery from './gallery'
import reviews from './reviews'
import specifications from './specifications'
import story from './story'

export const productPanels: PanelDefinition[] = [gallery, specifications, reviews, bundle, story]
