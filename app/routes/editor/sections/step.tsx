import { moveSection } from '~/features/sections/move-section.server'
import { moveSectionSchema } from '~/features/sections/section-schema.server'
import { sectionMessages } from '~/messages/pages'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { addressOf, changed, orChoose, pressOf, readFields, undoOn } from './answer.server'

export { offlineAware as clientAction } from '../offline-aware'
export { ChoiceScreen as default } from './refusal-screens'

export const loader = screen(nothingHere)

/** Up, down, top or bottom; below another section; or to the end of another page, which opens then. */
export const action = act((args) =>
  orChoose(args, () => {
    const { actor, form, params } = args
    const at = addressOf(params, form)
    const fields = readFields(form, moveSectionSchema)
    const change = moveSection(actor, { ...at, ...pressOf(args), ...fields })
    const { to } = fields
    const pageId = (typeof to === 'object' && to.page) || at.pageId
    // Its own undo is on the page it left.
    const press = pageId === at.pageId ? undefined : undoOn(at.projectId, at.pageId, change)
    const flash = { text: sectionMessages.moved, press }
    return changed(form, { ...at, pageId }, change, flash, at.sectionId)
  }),
)
