import type { DeliveryUnit } from '~/shared/clock'
import { count } from './format'

/** '3 days', '1 week'. */
export const deliveryText = (time: number, unit: DeliveryUnit) => count(time, unit.slice(0, -1))

/** How soon something comes that is ordered now. */
export const deliveredIn = (time: number, unit: DeliveryUnit) =>
  `Delivered in ${deliveryText(time, unit)}`
