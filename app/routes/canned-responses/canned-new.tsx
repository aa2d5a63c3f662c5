import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { cannedMessages as say } from '~/messages/canned-responses'
import { busyWords } from '~/messages/controls'
import { cannedPath } from './addresses'
import { CannedFields } from './canned-fields'
import type { NewCannedData } from './screens.server'

export const newCannedMeta = () => [{ title: `${say.create} · Panelry` }]

export function NewCanned() {
  const { type, key, variables } = useLoaderData<NewCannedData>()
  const closeTo = cannedPath(type)
  return (
    <Dialog title={say.create} closeTo={closeTo} size="content">
      <CreateForm formKey={key} preventScrollReset>
        <CannedFields {...{ variables }} />
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton busyLabel={busyWords.creating}>{say.create}</SubmitButton>
        </DialogActions>
      </CreateForm>
    </Dialog>
  )
}
