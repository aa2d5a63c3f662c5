import { claimOpenProject } from '~/features/projects/claim-open-project.server'
import { editorMessages } from '~/messages/editor'
import { notFound } from '~/platform/faults'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, nothingHere, screen } from '~/routes/http/handle.server'
import { editorView } from './addresses'

export { default } from '~/routes/http/fault-screen'

export const loader = screen('/projects/:id/save', nothingHere)

export const action = act('/projects/:id/save', ({ actor, params: { id = '' } }) => {
  if (actor.kind !== 'member') throw notFound()
  claimOpenProject(actor, id)
  return redirectWithFlash(editorView(id), { kind: 'success', text: editorMessages.projectSaved })
})
