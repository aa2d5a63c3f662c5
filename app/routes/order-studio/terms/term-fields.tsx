import { TextareaField, TextField } from '~/components/form/text-field'
import { termMessages as say } from '~/messages/order-studio'

/** Name and text of terms. */
export const TermFields = () => (
  <>
    <TextField name="name" label={say.fields.name} autoComplete="off" required />
    <TextareaField
      name="text"
      label={say.fields.text}
      hint={say.textHint}
      rows={16}
      className="min-h-80"
      required
    />
  </>
)
