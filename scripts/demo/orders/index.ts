import type { DemoOrder } from '../demo-order'
import { brandOrders } from './brand'
import { letterOrders } from './letters'
import { pageOrders } from './pages'
import { shopOrders } from './shops'
import { talkOrders } from './talks'

/** Forty orders of the last five weeks: in every state of payment and of work. */
export const demoOrders: DemoOrder[] = [
  ...brandOrders,
  ...pageOrders,
  ...shopOrders,
  ...letterOrders,
  ...talkOrders,
]
