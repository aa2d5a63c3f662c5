import { Form } from '@remix-run/react'
import { busyWords } from '~/messages/controls'
import { Dialog, DialogActions } from '../ui/dialog'
import { CancelLink } from './cancel-link'
import { FormError } from './error-summary'
import type { FieldState } from './form-state'
import { HiddenKey } from './hidden-key'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'

/** Makes something by its name alone; everything else is on its own screen. */
export const CreateDialog = ({
  title,
  closeTo,
  formKey,
  formError,
  name,
  words,
  autoComplete = 'off',
}: {
  title: string
  closeTo: string
  formKey: string
  formError: string | undefined
  /** The state of the field `name`. */
  name: FieldState
  words: { fields: { name: string }; createLead: string; create: string }
  autoComplete?: string
}) => (
  <Dialog title={title} closeTo={closeTo}>
    <Form method="post" className="form" noValidate preventScrollReset>
      <FormError>{formError}</FormError>
      <HiddenKey value={formKey} />
      <TextField
        {...name}
        label={words.fields.name}
        hint={words.createLead}
        autoComplete={autoComplete}
        required
      />
      <DialogActions>
        <CancelLink to={closeTo} preventScrollReset />
        <SubmitButton busyLabel={busyWords.creating}>{words.create}</SubmitButton>
      </DialogActions>
    </Form>
  </Dialog>
)
