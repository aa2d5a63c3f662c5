import { busyWords } from '~/messages/controls'
import { Dialog, DialogActions } from '../ui/dialog'
import { CancelLink } from './cancel-link'
import { CreateForm } from './create-form'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'

/** Makes something by its name alone; everything else is on its own screen. */
export const CreateDialog = ({
  title,
  closeTo,
  formKey,
  words,
  autoComplete = 'off',
}: {
  title: string
  closeTo: string
  formKey: string
  words: { fields: { name: string }; createLead: string; create: string }
  autoComplete?: string
}) => (
  <Dialog title={title} closeTo={closeTo}>
    <CreateForm formKey={formKey} preventScrollReset>
      <TextField
        name="name"
        label={words.fields.name}
        hint={words.createLead}
        autoComplete={autoComplete}
        required
      />
      <DialogActions>
        <CancelLink to={closeTo} preventScrollReset />
        <SubmitButton busyLabel={busyWords.creating}>{words.create}</SubmitButton>
      </DialogActions>
    </CreateForm>
  </Dialog>
)
