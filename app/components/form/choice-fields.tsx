import type { ReactNode } from 'react'
import { controlWords } from '~/messages/controls'
import { FieldNotes, type FieldProps, useField } from './field'
import { useForm } from './form-context'
import type { Option } from './select-field'

/** One box. Sends `name=value` (default `on`) when it is checked. */
export function CheckboxField({
  value = 'on',
  checked,
  disabled,
  form,
  ...props
}: Omit<FieldProps, 'defaultValue'> & {
  value?: string
  checked?: boolean
  disabled?: boolean
  form?: string
}) {
  const { control, errors } = useField(props)
  const { defaultValue, ...rest } = control
  return (
    <div className="field">
      <label className="choice">
        <input
          type="checkbox"
          className="check"
          {...rest}
          {...{ value, disabled, form }}
          defaultChecked={checked ?? defaultValue === value}
        />
        <span>{props.label}</span>
      </label>
      <FieldNotes id={control.id} hint={props.hint} errors={errors} />
    </div>
  )
}

type Choices = readonly (Option & { hint?: ReactNode })[]

/** One of a few, each on its own line. */
export const RadioField = (props: FieldProps & { options: Choices }) => (
  <Options {...props} type="radio" />
)

/** Any of several: sends `name` once for each checked box. */
export function CheckboxGroup({
  values,
  ...props
}: Omit<FieldProps, 'defaultValue'> & { options: Choices; values?: readonly string[] }) {
  const form = useForm()
  return (
    <Options {...props} type="checkbox" values={values ?? form?.list(props.name ?? '') ?? []} />
  )
}

function Options({
  type,
  options,
  values,
  ...props
}: FieldProps & { type: 'radio' | 'checkbox'; options: Choices; values?: readonly string[] }) {
  const { control, errors } = useField(props)
  const chosen = values ?? [control.defaultValue]
  return (
    <Group {...props} id={control.id} errors={errors}>
      {options.map((option, index) => (
        <label className="choice" key={option.value}>
          <input
            type={type}
            className="check"
            id={index === 0 ? control.id : undefined}
            name={control.name}
            value={option.value}
            disabled={option.disabled}
            // No single box of a group has to be ticked.
            required={type === 'radio' && control.required}
            defaultChecked={chosen.includes(option.value)}
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
          />
          <span>
            {option.label}
            {option.hint && <span className="muted block">{option.hint}</span>}
          </span>
        </label>
      ))}
    </Group>
  )
}

function Group({
  id,
  errors,
  label,
  hint,
  optional,
  children,
}: Omit<FieldProps, 'errors'> & { id: string; errors: readonly string[]; children: ReactNode }) {
  return (
    <fieldset className="field">
      <legend className="label">
        {label}
        {optional && <span className="optional"> {controlWords.optional}</span>}
      </legend>
      {children}
      <FieldNotes {...{ id, hint, errors }} />
    </fieldset>
  )
}
