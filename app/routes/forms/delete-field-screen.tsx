import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { builderMessages as say } from '~/messages/builder'
import { busyWords } from '~/messages/controls'
import type { DeletedField } from './field-screens.server'

export const deleteFieldMeta = () => [{ title: `${say.deleteField} · Panelry` }]

export function DeleteField() {
  const { label, closeTo } = useLoaderData<DeletedField>()
  return (
    <ConfirmDialog closeTo={closeTo} busyLabel={busyWords.deleting}>
      <p className="wrap-anywhere">{say.deletion(label)}</p>
    </ConfirmDialog>
  )
}
