import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { cannedMessages as say } from '~/messages/canned-responses'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { responsePath } from './addresses'
import type { EditedCannedData } from './screens.server'

export const deleteCannedMeta = () => [{ title: 'Delete canned response · Panelry' }]

export function DeleteCanned() {
  const { type, response } = useLoaderData<EditedCannedData>()
  const { formError } = useFormAnswer()
  return (
    <ConfirmDialog closeTo={responsePath(type, response.id)} error={formError} busyLabel="Deleting">
      <p className="wrap-anywhere">{say.deletion(response.name)}</p>
    </ConfirmDialog>
  )
}
