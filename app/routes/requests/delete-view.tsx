import { deleteView } from '~/features/saved-views/delete-view.server'
import { requestMessages as say } from '~/messages/requests'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, nothingHere, screen } from '~/routes/http/handle.server'
import { memberOf } from '~/routes/http/member-of'

export { default } from '~/routes/http/fault-screen'

const here = '/requests/views/:view/delete'

export const loader = screen(here, nothingHere)

export const action = act(here, ({ actor, params: { view = '' } }) => {
  deleteView(memberOf(actor), view)
  return redirectWithFlash('/requests', { kind: 'success', text: say.viewDeleted })
})
