import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { cannedMessages as say } from '~/messages/canned-responses'
import { busyWords } from '~/messages/controls'
import { responsePath } from './addresses'
import type { EditedCannedData } from './screens.server'

export const deleteCannedMeta = () => [{ title: `${say.deleteCannedResponse} · Panelry` }]

export function DeleteCanned() {
  const { type, response } = useLoaderData<EditedCannedData>()
  return (
    <ConfirmDialog closeTo={responsePath(type, response.id)} busyLabel={busyWords.deleting}>
      <p className="wrap-anywhere">{say.deletion(response.name)}</p>
    </ConfirmDialog>
  )
}
