import { addSection } from '~/features/sections/add-section.server'
import { addSectionSchema } from '~/features/sections/section-schema.server'
import { sectionMessages } from '~/messages/pages'
import { act, nothingHere, screen } from '~/routes/http/handle.server'
import { changed, pageOf, readFields } from './answer.server'

export { default } from '~/routes/http/fault-screen'

export const loader = screen('/projects/:id/pages/:page/sections', nothingHere)

export const action = act('/projects/:id/pages/:page/sections', ({ actor, form, params }) => {
  const at = pageOf(params)
  const fields = readFields(form, addSectionSchema)
  // A page that Back shows again may well add another variant.
  const key = fields.key && `${fields.key}-${fields.orientation}-${fields.color}`
  const change = addSection(actor, { ...at, ...fields, key })
  return changed(form, at, change, { text: sectionMessages.added })
})
