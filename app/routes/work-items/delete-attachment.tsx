import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { attachmentToDelete } from '~/features/conversations/attachments.server'
import { deleteAttachment } from '~/features/conversations/delete-attachment.server'
import { viewPath } from '~/map/work-path'
import { busyWords } from '~/messages/controls'
import { attachmentMessages as say } from '~/messages/conversations'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import type { Work } from '~/shared/kinds'
import { workFromParams } from './work-from-params'

const listOf = (work: Work) => viewPath(work, 'attachments')

/** Asks whether a file is to be deleted. */
export const loader = screen(({ actor, params }) => {
  const work = workFromParams(params)
  const { name } = attachmentToDelete(actor, { work, id: params.attachment ?? '' })
  return { name, closeTo: listOf(work) }
})

export const action = act(async ({ actor, params }) => {
  const work = workFromParams(params)
  await deleteAttachment(actor, { work, id: params.attachment ?? '' })
  return redirectWithFlash(listOf(work), { kind: 'success', text: say.deleted })
})

/** Asks before a file is deleted. */
export default function DeleteAttachment() {
  const { name, closeTo } = useLoaderData<typeof loader>()
  return (
    <ConfirmDialog closeTo={closeTo} busyLabel={busyWords.deleting}>
      <p className="wrap-anywhere">{say.confirm(name)}</p>
    </ConfirmDialog>
  )
}
