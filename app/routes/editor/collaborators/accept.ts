import { acceptRequest } from '~/features/collaborators/accept-request.server'
import { collaboratorMessages as say } from '~/messages/collaborators'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { memberOf } from '~/routes/http/member-of'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { collaboratorsPanel } from '../addresses'

export { default } from '~/routes/http/fault-screen'

const here = '/projects/:id/collaborators/:collaborator/accept'

export const loader = screen(here, nothingHere)

export const action = act(here, ({ actor, params: { id = '', collaborator = '' }, url }) => {
  acceptRequest(memberOf(actor), { projectId: id, collaboratorId: collaborator })
  return redirectWithFlash(collaboratorsPanel(id, url), { kind: 'success', text: say.accepted })
})
