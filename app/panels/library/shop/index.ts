import type { PanelDefinition } from '../../definition'
import cart from './cart'
import categories from './categories'
import checkout from './checkout'
import roomAndFour from './room-and-four'
import row from './row'
import saleBanner from './sale-banner'

export const shopPanels: PanelDefinition[] = [
  roomAndFour,
  row,
  categories,
  saleBanner,
  cart,
  checkout,
]
