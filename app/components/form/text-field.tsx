import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { classNames } from '../ui/class-names'
import { Icon, type IconName } from '../ui/icon'
import { FieldFrame, type FieldProps, useField } from './field'

/**
 * Attributes that cut a text: an overlong text is reported and kept, while `maxLength` would cut a paste.
 */
type Cutting = 'maxLength' | 'minLength' | 'pattern'
type Input = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | Cutting>

/** One line of text, an e-mail address, a number, a date: any `type` of a native text input. */
export function TextField({ icon, ...props }: FieldProps & Input & { icon?: IconName }) {
  const { control, errors } = useField(props)
  const input = (
    <input type="text" dir="auto" {...inputProps(props)} {...control} className="input" />
  )
  return (
    <FieldFrame {...frameProps(props)} id={control.id} errors={errors}>
      {icon ? (
        <div className="with-icon">
          <Icon name={icon} />
          {input}
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  )
}

/** Several lines. Grows with its text where the browser can. */
export function TextareaField({
  rows = 3,
  ...props
}: FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps | Cutting>) {
  const { control, errors } = useField(props)
  return (
    <FieldFrame {...frameProps(props)} id={control.id} errors={errors}>
      <textarea
        rows={rows}
        dir="auto"
        {...inputProps(props)}
        {...control}
        className={classNames('input', props.className)}
      />
    </FieldFrame>
  )
}

/** The props of the frame, out of all props. */
export const frameProps = ({ label, hint, optional, aside, hideLabel }: FieldProps) => ({
  label,
  hint,
  optional,
  aside,
  hideLabel,
})

/** Props left for the native control. */
export function inputProps<P extends FieldProps & { children?: ReactNode }>(props: P) {
  const {
    name: _name,
    label: _label,
    defaultValue: _value,
    errors: _errors,
    hint: _hint,
    optional: _optional,
    required: _required,
    aside: _aside,
    hideLabel: _hideLabel,
    id: _id,
    ...rest
  } = props
  return rest
}
