import { acceptAllRequests } from '~/features/collaborators/accept-all-requests.server'
import { collaboratorMessages as say } from '~/messages/collaborators'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { momentField } from '~/routes/http/form.server'
import { memberOf } from '~/routes/http/member-of'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { collaboratorsPanel } from '../addresses'

export { default } from '~/routes/http/fault-screen'

const here = '/projects/:id/collaborators/accept-all'

export const loader = screen(here, nothingHere)

export const action = act(here, ({ actor, form, params: { id = '' }, url }) => {
  acceptAllRequests(memberOf(actor), { projectId: id, until: momentField(form, 'until') })
  return redirectWithFlash(collaboratorsPanel(id, url), { kind: 'success', text: say.acceptedAll })
})
