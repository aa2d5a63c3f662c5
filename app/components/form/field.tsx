import { createContext, type ReactNode, useContext } from 'react'
import { controlWords } from '~/messages/controls'
import { Icon } from '../ui/icon'
import { fieldId } from './field-id'
import { useForm } from './form-context'

/**
 * Props of every field. In a form, a field reads its value and errors there by its name; `errors` may be
 * one sentence, several, or nothing.
 */
export type FieldProps = {
  name?: string
  label: ReactNode
  defaultValue?: string
  errors?: string | readonly string[] | null
  hint?: ReactNode
  /** Marks the label. */
  optional?: boolean
  required?: boolean
  /** Stands at the end of the label's line, e.g. a link. */
  aside?: ReactNode
  /** The label is for screen readers only; `wide`: on a phone it is seen. */
  hideLabel?: boolean | 'wide'
  id?: string
}

const Scope = /* @__PURE__ */ createContext('')

/** Two forms of one page with equal field names: each gets a scope, so that ids differ. */
export const FormScope = ({ value, children }: { value: string; children: ReactNode }) => (
  <Scope.Provider value={value}>{children}</Scope.Provider>
)

export const useScope = () => useContext(Scope)

/** Everything a control needs, worked out of its props, and of the form around where they say nothing. */
export function useField(props: FieldProps) {
  const scope = useScope()
  const { name = '' } = props
  const inForm = useForm()?.field(name)
  const id = props.id ?? fieldId(name, scope)
  const given = props.errors ?? inForm?.errors ?? []
  const errors = typeof given === 'string' ? [given] : given
  const described = [props.hint && `${id}-hint`, errors.length > 0 && `${id}-error`].filter(Boolean)
  return {
    errors,
    control: {
      id,
      name,
      defaultValue: props.defaultValue ?? inForm?.defaultValue,
      required: props.required,
      'aria-invalid': errors.length > 0 || undefined,
      'aria-describedby': described.join(' ') || undefined,
    },
  }
}

export const labelClass = (hidden: FieldProps['hideLabel']) =>
  hidden === 'wide' ? 'label md:sr-only' : hidden ? 'sr-only' : 'label'

/** Label above, control, hint, errors below. */
export function FieldFrame({
  id,
  errors,
  children,
  label,
  hint,
  optional,
  aside,
  hideLabel,
}: Pick<FieldProps, 'label' | 'hint' | 'optional' | 'aside' | 'hideLabel'> & {
  id: string
  errors: readonly string[]
  children: ReactNode
}) {
  const text = (
    <label className={labelClass(hideLabel)} htmlFor={id}>
      {label}
      {optional && <span className="optional"> {controlWords.optional}</span>}
    </label>
  )
  return (
    <div className="field">
      {aside ? (
        <div className="label-row">
          {text}
          {aside}
        </div>
      ) : (
        text
      )}
      {children}
      <FieldNotes {...{ id, hint, errors }} />
    </div>
  )
}

/** Notes below a control: the hint, then the errors. */
export function FieldNotes({
  id,
  hint,
  errors,
}: {
  id: string
  hint?: ReactNode
  errors: readonly string[]
}) {
  return (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {errors.length > 0 && (
        <div id={`${id}-error`}>
          {errors.map((error) => (
            <p className="error" key={error}>
              <Icon name="alert" />
              {error}
            </p>
          ))}
        </div>
      )}
    </>
  )
}
