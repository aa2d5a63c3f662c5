import { restyleSection } from '~/features/sections/restyle-section.server'
import { restyleSectionSchema } from '~/features/sections/section-schema.server'
import { sectionMessages } from '~/messages/pages'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { addressOf, changed, orChoose, pressOf, readFields } from './answer.server'

export { offlineAware as clientAction } from '../offline-aware'
export { ChoiceScreen as default } from './refusal-screens'

export const loader = screen(nothingHere)

export const action = act((args) =>
  orChoose(args, () => {
    const { actor, form, params } = args
    const at = addressOf(params, form)
    const fields = readFields(form, restyleSectionSchema)
    const change = restyleSection(actor, { ...at, ...pressOf(args), ...fields })
    return changed(form, at, change, { text: sectionMessages.restyled }, at.sectionId)
  }),
)
