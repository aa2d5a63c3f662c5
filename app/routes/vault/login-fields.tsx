import { TextField } from '~/components/form/text-field'
import { vaultMessages as say } from '~/messages/vault'

/** Fields of a login except the password: its target, its address and its user. */
export const LoginFields = () => (
  <>
    <TextField
      name="label"
      label={say.fields.label}
      hint={say.labelHint}
      autoComplete="off"
      required
    />
    <TextField
      name="url"
      label={say.fields.url}
      hint={say.urlHint}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="off"
      optional
    />
    <TextField
      name="username"
      label={say.fields.username}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      optional
    />
  </>
)
