import type { Placed } from '~/features/orders/place-order.server'
import { pathTo } from '~/map/path-to'
import { createOrderMessages as say } from '~/messages/create-order'
import { redirectWithFlash } from '~/routes/http/flash.server'

/** Where somebody comes who has placed an order: to its payment; to its page when it costs nothing. */
export async function leadToPayment(placed: Placed, headers: Headers) {
  const page = (view: string) => pathTo('/orders/:order', { order: placed.id }, { view })
  const flash = { kind: 'success', text: say.placed(placed.number) } as const
  if (!placed.pays) return redirectWithFlash(page('2'), flash, headers)
  return redirectWithFlash(page('payment'), flash, headers)
}
