import { type InputHTMLAttributes, useState } from 'react'
import { controlWords } from '~/messages/controls'
import { useHydrated } from '../ui/use-hydrated'
import { FieldFrame, type FieldProps, useField } from './field'
import { frameProps, inputProps } from './text-field'

/** A password; with script it can be shown. Never filled by the server. */
export function PasswordField(
  props: FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>,
) {
  const { control, errors } = useField(props)
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
  const { defaultValue: _, ...rest } = control
  return (
    <FieldFrame {...frameProps(props)} id={control.id} errors={errors}>
      <div className="with-end">
        <input
          autoComplete="current-password"
          autoCapitalize="off"
          spellCheck={false}
          {...inputProps(props)}
          {...rest}
          type={shown ? 'text' : 'password'}
          // Shown, it is no field of that type any more; see `unsaved-fields`.
          data-restore="never"
          className="input"
        />
        {hydrated && (
          <button
            type="button"
            className="btn btn-quiet"
            aria-controls={control.id}
            aria-label={shown ? controlWords.hidePassword : controlWords.showPassword}
            onClick={() => setShown(!shown)}
          >
            {shown ? controlWords.hide : controlWords.show}
          </button>
        )}
      </div>
    </FieldFrame>
  )
}
