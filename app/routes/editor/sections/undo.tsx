import { undoChange } from '~/features/sections/undo-change.server'
import { sectionMessages } from '~/messages/projects'
import { act, nothingHere, screen } from '~/routes/http/handle.server'
import { changed, pageOf } from './answer.server'

export { offlineAware as clientAction } from '../offline-aware'
export { default } from './stuck-screen'

export const loader = screen('/projects/:id/pages/:page/undo', nothingHere)

export const action = act('/projects/:id/pages/:page/undo', ({ actor, form, params }) => {
  const at = pageOf(params)
  const { name, ...change } = undoChange(actor, at)
  return changed(form, at, change, { text: sectionMessages.undone(name) })
})
