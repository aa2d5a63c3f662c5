import { askForAccess } from '~/features/collaborators/ask-for-access.server'
import { editorMessages } from '~/messages/editor'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { editorView } from './addresses'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

export const action = act(({ actor, params: { id = '' } }) => {
  const text =
    editorMessages[askForAccess(requireMember(actor), id) === 'asked' ? 'accessAsked' : 'alreadyIn']
  return redirectWithFlash(editorView(id), { kind: 'success', text })
})
