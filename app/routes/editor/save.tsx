import { claimOpenProject } from '~/features/projects/claim-open-project.server'
import { editorMessages } from '~/messages/editor'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { editorView } from './addresses'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

export const action = act(({ actor, params: { id = '' } }) => {
  claimOpenProject(requireMember(actor), id)
  return redirectWithFlash(editorView(id), { kind: 'success', text: editorMessages.projectSaved })
})
