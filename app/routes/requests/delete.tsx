import { deleteRequest, findRequestToDelete } from '~/features/requests/delete-request.server'
import { requestMessages as say } from '~/messages/requests'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { memberOf } from '~/routes/http/member-of'
import { act, screen } from '~/routes/http/screen-and-act.server'

export { DeleteDialog as default, deleteMeta as meta } from '~/routes/work/delete-dialog'

export const loader = screen(({ actor, params: { request = '' } }) => ({
  work: { kind: 'request' as const, id: request },
  ...findRequestToDelete(memberOf(actor), request),
}))

export const action = act(async ({ actor, params: { request = '' } }) => {
  await deleteRequest(memberOf(actor), request)
  return redirectWithFlash('/requests', { kind: 'success', text: say.deleted })
})
