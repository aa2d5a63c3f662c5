import { removeSection } from '~/features/sections/remove-section.server'
import { sectionButtonSchema } from '~/features/sections/section-schema.server'
import { sectionMessages } from '~/messages/projects'
import { act, nothingHere, screen } from '~/routes/http/handle.server'
import { pagePath } from '../addresses'
import { addressOf, changed, pressOf, readFields } from './answer.server'

export { default } from '~/routes/http/fault-screen'
export { offlineAware as clientAction } from '../offline-aware'

export const loader = screen('/projects/:id/sections/:section/delete', nothingHere)

/** Takes the section off the page; the message offers to take that back. */
export const action = act('/projects/:id/sections/:section/delete', ({ actor, form, params }) => {
  const at = addressOf(params, form)
  const { revision } = readFields(form, sectionButtonSchema)
  const change = removeSection(actor, { ...at, ...pressOf(form), revision })
  const undo = { action: pagePath(at.projectId, at.pageId, 'undo'), label: 'Undo' }
  return changed(form, at, change, { text: sectionMessages.removed, undo }, null)
})
