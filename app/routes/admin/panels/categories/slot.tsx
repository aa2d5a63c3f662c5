import { DomainError } from '~/domain-error'
import { setCategorySlot } from '~/features/panels/set-category-slot.server'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { categoriesPath } from '../addresses'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

export const action = act(({ actor, form, params: { category: id = '' } }) => {
  const slot = textField(form, 'slot')
  if (slot !== 'header' && slot !== 'footer') throw new DomainError('form-unreadable', 400)
  setCategorySlot(actor, { id, slot })
  const text = slot === 'header' ? say.headerSet : say.footerSet
  return redirectWithFlash(categoriesPath, { kind: 'success', text })
})
