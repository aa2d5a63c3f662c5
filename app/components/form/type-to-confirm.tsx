import { fieldMessages as say } from '~/messages/fields'
import { TextField } from './text-field'

/** The phrase that has to be typed, posted as `confirm`. Only the server judges it. */
export const TypeToConfirm = ({ phrase, name = 'confirm' }: { phrase: string; name?: string }) => (
  <TextField
    name={name}
    label={say.typeToConfirm(phrase)}
    autoComplete="off"
    autoCapitalize="off"
    spellCheck={false}
  />
)
