import { redoChange } from '~/features/sections/redo-change.server'
import { sectionMessages } from '~/messages/projects'
import { act } from '~/routes/http/handle.server'
import { changed, pageOf } from './answer.server'

export { offlineAware as clientAction } from '../offline-aware'
export { default } from './stuck-screen'

export const action = act('/projects/:id/pages/:page/redo', ({ actor, form, params }) => {
  const at = pageOf(params)
  const { name, ...change } = redoChange(actor, at)
  return changed(form, at, change, { text: sectionMessages.redone(name) })
})
