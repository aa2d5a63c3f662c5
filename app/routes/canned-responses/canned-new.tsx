import { Form, useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { FormError } from '~/components/form/error-summary'
import { HiddenKey } from '~/components/form/hidden-key'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { cannedMessages as say } from '~/messages/canned-responses'
import { busyWords } from '~/messages/controls'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { cannedPath } from './addresses'
import { CannedFields } from './canned-fields'
import type { NewCannedData } from './screens.server'

export const newCannedMeta = () => [{ title: `${say.create} · Panelry` }]

export function NewCanned() {
  const { type, key, variables } = useLoaderData<NewCannedData>()
  const { field, formError } = useFormAnswer()
  const closeTo = cannedPath(type)
  return (
    <Dialog title={say.create} closeTo={closeTo} size="content">
      <Form method="post" className="form" noValidate preventScrollReset>
        <FormError>{formError}</FormError>
        <HiddenKey value={key} />
        <CannedFields {...{ field, variables }} />
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton busyLabel={busyWords.creating}>{say.create}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
