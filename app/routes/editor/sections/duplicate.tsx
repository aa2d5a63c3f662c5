import { duplicateSection } from '~/features/sections/duplicate-section.server'
import { sectionMessages } from '~/messages/pages'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { addressOf, changed } from './answer.server'

export { default } from '~/routes/http/action-error-screen'
export { offlineAware as clientAction } from '../offline-aware'

export const loader = screen(nothingHere)

export const action = act(({ actor, form, idempotencyKey, params }) => {
  const at = addressOf(params, form)
  const change = duplicateSection(actor, { ...at, idempotencyKey })
  return changed(form, at, change, { text: sectionMessages.duplicated })
})
