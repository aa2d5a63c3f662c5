import { sectionButtonSchema } from '~/features/sections/section-schema.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { addressOf, changed, orChoose, pressOf, readFields } from './answer.server'
import { takeOff } from './take-off.server'

export { offlineAware as clientAction } from '../offline-aware'
export { ChoiceScreen as default } from './refusal-screens'

export const loader = screen(nothingHere)

export const action = act((args) =>
  orChoose(args, () => {
    const { actor, form, params } = args
    const at = addressOf(params, form)
    const { revision } = readFields(form, sectionButtonSchema)
    const { change, flash } = takeOff(actor, at, { ...pressOf(args), revision })
    return changed(form, at, change, flash, null)
  }),
)
