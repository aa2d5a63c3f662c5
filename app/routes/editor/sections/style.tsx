import { restyleSection } from '~/features/sections/restyle-section.server'
import { restyleSectionSchema } from '~/features/sections/section-schema.server'
import { sectionMessages } from '~/messages/projects'
import { act, nothingHere, screen } from '~/routes/http/handle.server'
import { addressOf, changed, pressOf, readFields } from './answer.server'

export { default } from '~/routes/http/fault-screen'
export { offlineAware as clientAction } from '../offline-aware'

export const loader = screen('/projects/:id/sections/:section/style', nothingHere)

export const action = act('/projects/:id/sections/:section/style', ({ actor, form, params }) => {
  const at = addressOf(params, form)
  const change = restyleSection(actor, {
    ...at,
    ...pressOf(form),
    ...readFields(form, restyleSectionSchema),
  })
  return changed(form, at, change, { text: sectionMessages.restyled }, at.sectionId)
})
