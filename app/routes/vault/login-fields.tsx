import { TextField } from '~/components/form/text-field'
import { vaultMessages as say } from '~/messages/vault'

/** What a login opens, where, and for whom: all of it but the password. */
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
