import { formsWithTerm } from '~/features/order-terms/list-terms.server'
import { publishTerm } from '~/features/order-terms/publish-term.server'
import { termMessages as say } from '~/messages/order-studio'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { chosenTerm } from '../addresses'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

export const action = act(({ actor, form, params: { term: id = '' } }) => {
  const published = textField(form, 'published') !== 'off'
  publishTerm(actor, { id, published })
  const text = published ? say.published : say.unpublished(formsWithTerm(actor, id))
  return redirectWithFlash(chosenTerm(id), { kind: 'success', text })
})
