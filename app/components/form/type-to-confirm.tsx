import { fieldMessages as say } from '~/messages/fields'
import { TextField } from './text-field'

/** The phrase that has to be typed, posted as `confirm`. Only the server judges it. */
export function TypeToConfirm({
  phrase,
  name = 'confirm',
  errors,
  defaultValue,
}: {
  phrase: string
  name?: string
  errors?: string | readonly string[] | null
  defaultValue?: string
}) {
  return (
    <TextField
      data-own-words=""
      name={name}
      label={say.typeToConfirm(phrase)}
      errors={errors}
      defaultValue={defaultValue}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
    />
  )
}
