import { useFetcher } from '@remix-run/react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { namedControls } from '~/messages/controls'
import { Icon } from '../ui/icon'
import { FieldFrame, useField } from './field'
import { OptionFace, type PickerOption, type PickerProps } from './picker-parts'

type Answer = { search: string; found: PickerOption[] }

/** The picker with script: arrows move through the results, Enter chooses, Escape closes them. */
export default function PickerCombobox({
  name,
  label,
  hint,
  source,
  words,
  nobody,
  errors,
  ...before
}: PickerProps) {
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const fetcher = useFetcher<Answer>()
  const [text, setText] = useState(before.search)
  const [open, setOpen] = useState(before.search !== '')
  const [active, setActive] = useState(-1)
  const [chosen, setChosen] = useState([...before.chosen])
  const field = useField({ label, name: 'q', hint, errors: errors ?? [] })
  const { control } = field

  useEffect(() => () => clearTimeout(timer.current), [])
  const answer = fetcher.data ?? { search: before.search, found: [...before.found] }
  const asked = text.trim() !== ''
  // A short list came with the screen whole.
  const offered = before.search === '' ? before.found : []
  const found = asked ? answer.found : offered
  const answered = answer.search.trim() === text.trim() && fetcher.state === 'idle'
  const shown = open && found.length > 0
  const isChosen = ({ id }: PickerOption) => chosen.some((one) => one.id === id)

  const searchFor = (typed: string) => {
    setText(typed)
    setOpen(true)
    setActive(-1)
    clearTimeout(timer.current)
    if (typed.trim() === '') return
    timer.current = setTimeout(() => {
      fetcher.load(`${source}?${new URLSearchParams({ q: typed })}`)
    }, 200)
  }
  const toggle = (option: PickerOption) => {
    const others = chosen.filter(({ id }) => id !== option.id)
    const adds = others.length === chosen.length
    setChosen(adds ? [...(nobody ? [] : others), option] : others)
    // With a single choice there is no more to choose.
    if (!nobody) return
    setText('')
    setOpen(false)
  }
  const move = (to: number) => {
    const at = (to + found.length) % found.length
    setActive(at)
    document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const option = shown ? found[active] : undefined
    if (event.key === 'Enter') {
      event.preventDefault()
      if (option) toggle(option)
      else setOpen(true)
    } else if (event.key === 'Escape' && (shown || text !== '')) {
      // The dialog around it stays open.
      event.preventDefault()
      if (shown) setOpen(false)
      else searchFor('')
    } else if (event.key === 'ArrowDown' && found.length > 0) {
      event.preventDefault()
      setOpen(true)
      move(active + 1)
    } else if (event.key === 'ArrowUp' && shown) {
      event.preventDefault()
      move(active < 0 ? -1 : active - 1)
    } else if (event.key === 'Backspace' && text === '') {
      setChosen((all) => all.slice(0, -1))
    }
  }

  return (
    <div className="picker">
      <FieldFrame id={control.id} errors={field.errors} label={label} hint={hint}>
        <div className="with-icon">
          <Icon name="search" />
          <input
            ref={input}
            id={control.id}
            type="text"
            dir="auto"
            className="input"
            role="combobox"
            aria-expanded={shown}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={shown && active >= 0 ? `${list}-${active}` : undefined}
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={text}
            onClick={() => setOpen(true)}
            onChange={(event) => searchFor(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
      </FieldFrame>
      <div
        id={list}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        aria-multiselectable={!nobody}
        className="picker-list"
        hidden={!shown}
      >
        {found.map((option, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keyboard
          <div
            key={option.id}
            id={`${list}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={isChosen(option)}
            data-active={at === active || undefined}
            className="picker-option"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              toggle(option)
              setActive(at)
            }}
          >
            <OptionFace {...option} />
            {isChosen(option) && <Icon name="check" />}
          </div>
        ))}
      </div>
      <p role="status" className={answered && asked && !found.length ? 'hint' : 'sr-only'}>
        {answered && asked && (found.length > 0 ? words.found(found.length) : words.none)}
      </p>
      {nobody && chosen.length === 0 && <p className="text-n600">{nobody}</p>}
      {chosen.length > 0 && (
        <div>
          <span className="label" aria-hidden="true">
            {words.chosen}
          </span>
          <ul className="picker-chosen" aria-label={words.chosen}>
            {chosen.map((option) => (
              <li key={option.id}>
                <input type="hidden" name={name} value={option.id} />
                <OptionFace {...option} />
                <button
                  type="button"
                  className="btn btn-quiet btn-icon"
                  aria-label={namedControls.remove(option.label)}
                  title={namedControls.remove(option.label)}
                  onClick={() => {
                    toggle(option)
                    input.current?.focus()
                  }}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
