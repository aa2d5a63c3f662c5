import { type ComponentType, useEffect, useRef, useState } from 'react'
import { controlWords } from '~/messages/controls'
import { useForm } from '../form/form-context'
import { FieldFrame, useField } from './field'
import { OptionFace, type PickerOption, type PickerProps } from './picker-parts'

type Combobox = ComponentType<PickerProps>
let fetched: Combobox | null = null

/**
 * Chooses several out of many by a search, or one. Without script: a search in the form itself, by
 * GET, with the results as boxes. With script: a combobox, as soon as it is there, unless somebody was
 * faster. Stands in a form, before any other submit button.
 */
export function Picker({ errors, ...given }: PickerProps) {
  const inForm = useForm()?.field(given.name)
  const props = { ...given, errors: errors ?? inForm?.errors?.join(' ') ?? null }
  const [Shown, show] = useState<Combobox>(() => PlainPicker)
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    let gone = false
    const put = (it: Combobox) => {
      if (gone || isBegun(place.current)) return
      hadFocus.current = place.current?.contains(document.activeElement) ?? false
      show(() => it)
    }
    if (fetched) put(fetched)
    else
      import('./picker-combobox').then(
        (part) => {
          fetched = part.default
          put(fetched)
        },
        // It is used without.
        () => {},
      )
    return () => {
      gone = true
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog has put the focus in the plain fields
  useEffect(() => {
    if (hadFocus.current) place.current?.querySelector<HTMLElement>('.input')?.focus()
  }, [Shown])
  return (
    <div ref={place} className="contents">
      <Shown {...props} />
    </div>
  )
}

/** Whether something was typed or chosen in the plain fields. */
const isBegun = (place: HTMLElement | null) =>
  [...(place?.querySelectorAll('input') ?? [])].some(
    (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  )

function PlainPicker(props: PickerProps) {
  const { name, label, hint, search, found, chosen, words, nobody, errors } = props
  const field = useField({ label, name: 'q', hint, errors: errors ?? [] })
  const { control } = field
  const others = found.filter(({ id }) => !chosen.some((one) => one.id === id))
  return (
    <>
      <FieldFrame id={control.id} errors={field.errors} label={label} hint={hint}>
        <div className="flex gap-2">
          <input
            type="search"
            id={control.id}
            name="q"
            defaultValue={search}
            className="input"
            autoComplete="off"
            maxLength={200}
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
          />
          <button type="submit" formMethod="get" className="btn btn-secondary">
            {controlWords.search}
          </button>
        </div>
      </FieldFrame>
      {chosen.length > 0 && (
        <Boxes {...{ name, nobody }} legend={words.chosen} options={chosen} checked />
      )}
      {nobody && (
        <label className="choice picker-choice">
          <input
            type="radio"
            className="check"
            {...{ name }}
            value=""
            defaultChecked={!chosen[0]}
          />
          {nobody}
        </label>
      )}
      {others.length > 0 && (
        <Boxes {...{ name, nobody }} legend={words.found(others.length)} options={others} />
      )}
      {search !== '' && others.length === 0 && <p className="text-n600">{words.none}</p>}
    </>
  )
}

function Boxes({
  name,
  legend,
  options,
  nobody,
  checked = false,
}: {
  name: string
  legend: string
  options: readonly PickerOption[]
  nobody: string | undefined
  checked?: boolean
}) {
  return (
    <fieldset className="field">
      <legend className="label">{legend}</legend>
      {options.map((option) => (
        <label key={option.id} className="choice picker-choice">
          <input
            type={nobody ? 'radio' : 'checkbox'}
            className="check"
            name={name}
            value={option.id}
            defaultChecked={checked}
          />
          <OptionFace {...option} />
        </label>
      ))}
    </fieldset>
  )
}
