import type { SelectHTMLAttributes } from 'react'
import { FieldFrame, type FieldProps, useField } from './field'
import { frameProps, inputProps } from './text-field'

export type Option = { value: string; label: string; disabled?: boolean }

/** A native select. `placeholder` adds a first, empty choice. */
export function SelectField({
  options,
  placeholder,
  ...props
}: FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps> & {
    options: readonly Option[]
    placeholder?: string
  }) {
  const { control, errors } = useField(props)
  return (
    <FieldFrame {...frameProps(props)} id={control.id} errors={errors}>
      <select {...inputProps(props)} {...control} className="input">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ label, ...option }) => (
          <option key={option.value} {...option}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
