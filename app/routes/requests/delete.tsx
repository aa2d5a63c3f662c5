import { useLoaderData, useLocation } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { deleteRequest, findRequestToDelete } from '~/features/requests/delete-request.server'
import { requestMessages as say } from '~/messages/requests'
import { workMessages } from '~/messages/work'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { memberOf } from '~/routes/http/member-of'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { backTo } from '~/routes/work/kept-view'

const here = '/requests/:request/delete'

export const loader = screen(here, ({ actor, params: { request = '' } }) =>
  findRequestToDelete(memberOf(actor), request),
)

export const action = act(here, async ({ actor, params: { request = '' } }) => {
  await deleteRequest(memberOf(actor), request)
  return redirectWithFlash('/requests', { kind: 'success', text: say.deleted })
})

export const meta = () => [{ title: `${say.deleteTitle} · Panelry` }]

export default function DeleteRequest() {
  const request = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const { formError } = useFormAnswer()
  return (
    <ConfirmDialog
      closeTo={backTo({ kind: 'request', id: request.id }, search)}
      error={formError}
      busyLabel="Deleting"
    >
      <p>{say.confirmDeletion(workMessages.name(request))}</p>
    </ConfirmDialog>
  )
}
