import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { busyWords } from '~/messages/controls'
import { attachmentMessages as say } from '~/messages/conversations'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import type { DeleteAttachmentData } from './files.server'

/** Asks before a file is deleted. */
export function DeleteAttachment() {
  const { name, closeTo } = useLoaderData<DeleteAttachmentData>()
  const { formError } = useFormAnswer()
  return (
    <ConfirmDialog closeTo={closeTo} busyLabel={busyWords.deleting} error={formError}>
      <p className="wrap-anywhere">{say.confirm(name)}</p>
    </ConfirmDialog>
  )
}
