import type { ReactNode } from 'react'
import { controlWords } from '~/messages/controls'
import { FieldNotes, type FieldProps, useField } from './field'
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

/** One of a few, each on its own line. */
export function RadioField({
  options,
  ...props
}: FieldProps & { options: readonly (Option & { hint?: ReactNode })[] }) {
  const { control, errors } = useField(props)
  return (
    <Group {...props} id={control.id} errors={errors}>
      {options.map((option, index) => (
        <label className="choice" key={option.value}>
          <input
            type="radio"
            className="check"
            id={index === 0 ? control.id : undefined}
            name={control.name}
            value={option.value}
            disabled={option.disabled}
            required={control.required}
            defaultChecked={option.value === control.defaultValue}
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

/** Any of several: sends `name` once for each checked box. */
export function CheckboxGroup({
  options,
  values = [],
  ...props
}: Omit<FieldProps, 'defaultValue'> & {
  options: readonly (Option & { hint?: ReactNode })[]
  values?: readonly string[]
}) {
  const { control, errors } = useField(props)
  return (
    <Group {...props} id={control.id} errors={errors}>
      {options.map((option, index) => (
        <label className="choice" key={option.value}>
          <input
            type="checkbox"
            className="check"
            id={index === 0 ? control.id : undefined}
            name={control.name}
            value={option.value}
            disabled={option.disabled}
            defaultChecked={values.includes(option.value)}
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
