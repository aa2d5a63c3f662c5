import { archivePrice } from '~/features/prices/archive-price.server'
import { priceMessages as say } from '~/messages/order-studio'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { productPath } from '../addresses'

export { default } from '~/routes/http/action-error-screen'

const here = '/orders/prices/:product/:price'

export const loader = screen(here, nothingHere)

export const action = act(here, ({ actor, form, params: { product = '', price = '' } }) => {
  const active = textField(form, 'active') !== 'off'
  archivePrice(actor, { productId: product, priceId: price, active })
  const text = active ? say.restored : say.archived
  return redirectWithFlash(productPath(product), { kind: 'success', text })
})
