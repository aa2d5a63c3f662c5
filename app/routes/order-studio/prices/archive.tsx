import { archivePrice } from '~/features/prices/archive-price.server'
import { priceMessages as say } from '~/messages/order-studio'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { productPath } from '../addresses'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

export const action = act(({ actor, form, params: { product = '', price = '' } }) => {
  const active = textField(form, 'active') !== 'off'
  archivePrice(actor, { productId: product, priceId: price, active })
  const text = active ? say.restored : say.archived
  return redirectWithFlash(productPath(product), { kind: 'success', text })
})
