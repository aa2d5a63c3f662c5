import { redoChange } from '~/features/sections/redo-change.server'
import { sectionMessages } from '~/messages/pages'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { changed, meantBy, orChoose, pageOf, pressOf, undoOn } from './answer.server'

export { offlineAware as clientAction } from '../offline-aware'
export { StuckScreen as default } from './refusal-screens'

export const loader = screen(nothingHere)

/**
 * The field `anyway` insists, also when somebody else has changed the section since; `sure` confirms a
 * change of an earlier visit.
 */
export const action = act((args) =>
  orChoose(args, () => {
    const { actor, form, params } = args
    const at = pageOf(params)
    const { name, ...change } = redoChange(actor, { ...at, ...meantBy(form), ...pressOf(args) })
    const press = undoOn(at.projectId, at.pageId, change, 'undo')
    return changed(form, at, change, { text: sectionMessages.redone(name), press, name })
  }),
)
