import { stepIn } from '~/features/form-input/step'
import { moveProduct } from '~/features/request-types/move-product.server'
import { productMessages as say } from '~/messages/request-types'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { typePath } from '../addresses'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

export const action = act(({ actor, form, params: { type = '', product: id = '' } }) => {
  moveProduct(actor, { typeId: type, id, to: stepIn(textField(form, 'to')) })
  return redirectWithFlash(typePath(type), { kind: 'success', text: say.moved })
})
