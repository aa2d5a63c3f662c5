import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { attachmentToDelete } from '~/features/conversations/attachments.server'
import { deleteAttachment } from '~/features/conversations/delete-attachment.server'
import { pathTo } from '~/map/path-to'
import { attachmentMessages as say } from '~/messages/conversations'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'

const here = '/requests/:request/attachments/:attachment/delete'

const listOf = (request: string) => pathTo('/requests/:request', { request }, { v: 'attachments' })

export const loader = screen(here, ({ actor, params: { request = '', attachment = '' } }) => ({
  ...attachmentToDelete(actor, { requestId: request, id: attachment }),
  closeTo: listOf(request),
}))

export const action = act(here, async ({ actor, params: { request = '', attachment = '' } }) => {
  await deleteAttachment(actor, { requestId: request, id: attachment })
  return redirectWithFlash(listOf(request), { kind: 'success', text: say.deleted })
})

export default function DeleteAttachment() {
  const { name, closeTo } = useLoaderData<typeof loader>()
  const { formError } = useFormAnswer()
  return (
    <ConfirmDialog closeTo={closeTo} busyLabel="Deleting" error={formError}>
      <p className="wrap-anywhere">{say.confirm(name)}</p>
    </ConfirmDialog>
  )
}
