import type { SelectHTMLAttributes } from 'react'
import { FieldFrame, type FieldProps, useField } from './field'
import { frameProps, inputProps } from './text-field'

export type Option = { value: string; label: string; disabled?: boolean }
/** Options under a heading. */
export type OptionGroup = { label: string; options: readonly Option[] }

/**
 * A native select. `placeholder` adds a first, empty choice. Without one something is always chosen, and
 * HTML allows `required` only where the first choice is empty.
 */
export function SelectField({
  options = [],
  groups = [],
  placeholder,
  ...props
}: FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps> & {
    options?: readonly Option[]
    groups?: readonly OptionGroup[]
    placeholder?: string
  }) {
  const { control, errors } = useField(props)
  const required = placeholder === undefined ? undefined : control.required
  return (
    <FieldFrame {...frameProps(props)} id={control.id} errors={errors}>
      <select {...inputProps(props)} {...control} required={required} className="input">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {optionsOf(options)}
        {groups.map(({ label, options }) => (
          <optgroup key={label} label={label}>
            {optionsOf(options)}
          </optgroup>
        ))}
      </select>
    </FieldFrame>
  )
}

const optionsOf = (options: readonly Option[]) =>
  options.map(({ label, ...option }) => (
    <option key={option.value} {...option}>
      {label}
    </option>
  ))
