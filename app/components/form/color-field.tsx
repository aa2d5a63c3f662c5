import { useEffect, useRef, useState } from 'react'
import { pickColorWords as say } from '~/messages/controls'
import { hexColor } from '~/shared/hex-color'
import { useHydrated } from '../ui/use-hydrated'
import { FieldFrame, type FieldProps, useField } from './field'
import { frameProps } from './text-field'

/** The picker closes this long after a color was set, in milliseconds. */
const pickerTime = 1500

/**
 * A color as `#RRGGBB`. Only the text input is posted. A swatch is next to it; with script the swatch is
 * the browser's color picker, kept in step with the text. `onSet` hears of every change.
 */
export function ColorField(props: FieldProps & { onSet?: () => void }) {
  const { control, errors } = useField(props)
  const text = useRef<HTMLInputElement>(null)
  const [color, setColor] = useState(hexColor(control.defaultValue))
  const hydrated = useHydrated()
  return (
    <FieldFrame {...frameProps(props)} id={control.id} errors={errors}>
      <div className="with-color">
        <input
          {...control}
          // One spelling, no matter who typed or stored it.
          defaultValue={hexColor(control.defaultValue)?.toUpperCase() ?? control.defaultValue}
          ref={text}
          type="text"
          className="input"
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder="#283F97"
          onChange={(event) => {
            setColor(hexColor(event.target.value))
            props.onSet?.()
          }}
        />
        {hydrated ? (
          <Picker
            label={typeof props.label === 'string' ? say.of(props.label) : say.any}
            color={color}
            onPick={(picked) => {
              setColor(picked)
              if (text.current) text.current.value = picked.toUpperCase()
              props.onSet?.()
            }}
          />
        ) : (
          <span className="color-well" style={color ? { background: color } : undefined} />
        )}
      </div>
    </FieldFrame>
  )
}

/**
 * A page cannot close the browser's color picker, but the picker goes with its input: the input is
 * replaced by a new one, which takes the focus.
 */
function Picker({
  label,
  color,
  onPick,
}: {
  label: string
  /** Null when the field holds no color. */
  color: string | null
  onPick: (color: string) => void
}) {
  const [round, setRound] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (round > 0) input.current?.focus({ preventScroll: true })
  }, [round])
  return (
    <input
      key={round}
      ref={input}
      type="color"
      className="color-well"
      data-none={color === null || undefined}
      aria-label={label}
      // The picker knows no empty one; it is not shown.
      value={color ?? '#ffffff'}
      onChange={(event) => {
        onPick(event.target.value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setRound((n) => n + 1), pickerTime)
      }}
    />
  )
}
