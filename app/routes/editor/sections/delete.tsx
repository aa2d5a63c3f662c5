import { sectionById } from '~/features/sections/find-section.server'
import { removeSection } from '~/features/sections/remove-section.server'
import { sectionButtonSchema } from '~/features/sections/section-schema.server'
import { sectionMessages as say } from '~/messages/pages'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { addressOf, changed, orChoose, pressOf, readFields, undoOn } from './answer.server'

export { offlineAware as clientAction } from '../offline-aware'
export { ChoiceScreen as default } from './refusal-screens'

export const loader = screen(nothingHere)

/** Takes the section off the page; the message offers to take that back. */
export const action = act((args) =>
  orChoose(args, () => {
    const { actor, form, params } = args
    const at = addressOf(params, form)
    const { revision } = readFields(form, sectionButtonSchema)
    const everywhere = sectionById(at.sectionId)?.pageId === null
    const change = removeSection(actor, { ...at, ...pressOf(args), revision })
    const press = undoOn(at.projectId, at.pageId, change)
    return changed(
      form,
      at,
      change,
      { text: everywhere ? say.removedEverywhere : say.removed, press },
      null,
    )
  }),
)
