import type { PanelDefinition } from '../../definition'
import card from './card'
import overScene from './over-scene'
import split from './split'
import withBenefits from './with-benefits'

export const loginPanels: PanelDefinition[] = [split, card, overScene, withBenefits]
