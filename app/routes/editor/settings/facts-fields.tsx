import { createContext, type ReactNode, useContext } from 'react'
import { CheckboxField } from '~/components/form/choice-fields'
import { useForm } from '~/components/form/form-context'
import { TextField } from '~/components/form/text-field'
import { Button } from '~/components/ui/button'
import {
  type Day,
  dayField,
  days,
  type PlaceRow,
  placeField,
  placeParts,
  placeRows,
  rowsIn,
} from '~/features/projects/facts-form'
import { factsMessages as say } from '~/messages/facts'
import { wordsMessages } from '~/messages/section-words'
import type { FactName } from '~/panels/facts/bound-facts'
import { networks } from '~/panels/facts/networks'
import { RowStep } from '../row-step'
import { Uses } from './fact-uses'

/** What a pressed button has filled in, which is drawn again, and what has the focus after it. */
export type Filled = { names: readonly string[]; focus?: string | undefined; nonce: string }
export const FilledContext = /* @__PURE__ */ createContext<Filled>({ names: [], nonce: '' })

/** Gives the focus to what a pressed button was about where no script does it. */
function useFocusOf() {
  const { focus } = useContext(FilledContext)
  return (name: string) => (name === focus ? { autoFocus: true } : {})
}

function useKeyOf() {
  const { names, nonce } = useContext(FilledContext)
  return (name: string) => (names.includes(name) ? `${name} ${nonce}` : name)
}

/** Fields that belong together. @param id links lead to it */
export const Group = ({
  id,
  title,
  hint,
  fact,
  children,
}: {
  id: string
  title: string
  hint?: string
  /** The fact that all of them tell. */
  fact?: FactName
  children: ReactNode
}) => (
  <fieldset className="facts-group" id={id}>
    <legend className="facts-group-name">{title}</legend>
    {(hint || fact) && (
      <div className="hint">
        {hint}
        {fact && <Uses fact={fact} />}
      </div>
    )}
    {children}
  </fieldset>
)

/** Phone, mail and address; links lead to each. */
export function ContactFields() {
  const keyOf = useKeyOf()
  return (
    <Group id="contact" title={say.groups.contact}>
      <div id="phone">
        <TextField name="phone" label={say.fields.phone} type="tel" autoComplete="off" />
        <Uses fact="phone" />
      </div>
      <div id="mail">
        <TextField name="mail" label={say.fields.mail} type="email" autoComplete="off" />
        <Uses fact="mail" />
      </div>
      <div id="address" className="facts-address">
        {(['street', 'city'] as const).map((name) => (
          <TextField key={keyOf(name)} name={name} label={say.fields[name]} autoComplete="off" />
        ))}
        <Uses fact="address" />
      </div>
    </Group>
  )
}

export function HoursFields() {
  const again = useForm()?.field('again').defaultValue === 'on'
  const focusOf = useFocusOf()
  return (
    <Group id="hours" fact="hours" title={say.groups.hours} hint={say.hoursHint}>
      <input type="hidden" name="again" value={again ? 'on' : ''} />
      <div className="facts-days">
        {days.map((day) => (
          <DayFields key={day} day={day} again={again} />
        ))}
      </div>
      <div>
        <Button name="step" value="weekdays" look="quiet" icon="copy" {...focusOf('weekdays')}>
          {say.weekdays}
        </Button>
        {again ? (
          <Button name="step" value="once" look="quiet" icon="close" {...focusOf('once')}>
            {say.once}
          </Button>
        ) : (
          <Button name="step" value="again" look="quiet" icon="plus" {...focusOf('again')}>
            {say.again}
          </Button>
        )}
      </div>
    </Group>
  )
}

function DayFields({ day, again }: { day: Day; again: boolean }) {
  const keyOf = useKeyOf()
  const name = say.dayNames[day]
  const focusOf = useFocusOf()
  const closed = dayField(day, 'closed')
  const spans = [
    ['from', say.opensOn(name)],
    ['to', say.closesOn(name)],
    ['again-from', say.opensAgainOn(name)],
    ['again-to', say.closesAgainOn(name)],
  ] as const
  const times = spans.slice(0, again ? 4 : 2).map(([part, label]) => {
    const field = dayField(day, part)
    const given = { name: field, label, ...focusOf(field) }
    return <TextField key={keyOf(field)} {...given} type="time" hideLabel />
  })
  return (
    <div className="facts-day">
      <span className="facts-day-name" aria-hidden="true">
        {name}
      </span>
      {times.slice(0, 2)}
      <CheckboxField
        key={keyOf(closed)}
        name={closed}
        label={
          <>
            <span className="sr-only">{name}, </span>
            {say.closed}
          </>
        }
      />
      {again && <div className="facts-again">{times.slice(2)}</div>}
    </div>
  )
}

export function SocialFields() {
  const keyOf = useKeyOf()
  return (
    <Group id="socials" fact="socials" title={say.groups.socials} hint={say.socialsHint}>
      {networks.map((name) => (
        <TextField
          key={keyOf(name)}
          name={name}
          label={say.networkNames[name]}
          inputMode="url"
          autoComplete="off"
        />
      ))}
    </Group>
  )
}

export function PlaceFields() {
  const places = useForm()?.field('places').defaultValue ?? ''
  const keyOf = useKeyOf()
  const rows = rowsIn(places)
  return (
    <Group id="places" fact="places" title={say.groups.places} hint={say.placesHint}>
      <input type="hidden" name="places" value={places} />
      {rows.map((row, at) => (
        <PlaceFieldset key={keyOf(row)} row={row} number={at + 1} last={at === rows.length - 1} />
      ))}
      {rows.length < placeRows.length ? (
        <div>
          <Button name="step" value="add" look="quiet" icon="plus">
            {say.addPlace}
          </Button>
        </div>
      ) : (
        <p className="hint">{say.fullPlaces}</p>
      )}
    </Group>
  )
}

type PlaceProps = { row: PlaceRow; number: number; last: boolean }

function PlaceFieldset({ row, number, last }: PlaceProps) {
  const focusOf = useFocusOf()
  const label = say.place(number)
  return (
    <fieldset className="words-row">
      <legend className="sr-only">{label}</legend>
      <div className="words-row-head">
        <span className="truncate-line flex-1" aria-hidden="true">
          {label}
        </span>
        <span className="words-steps">
          <RowStep
            step={`up:${row}`}
            icon="arrow-up"
            label={wordsMessages.moveUpOf(label)}
            off={number === 1}
          />
          <RowStep
            step={`down:${row}`}
            icon="arrow-down"
            label={wordsMessages.moveDownOf(label)}
            off={last}
          />
          <RowStep step={`remove:${row}`} icon="trash" label={wordsMessages.removeOf(label)} />
        </span>
      </div>
      {placeParts.map((part) => (
        <TextField
          key={part}
          name={placeField(row, part)}
          label={say.placeParts[part]}
          required={part === 'name'}
          type={part === 'phone' ? 'tel' : 'text'}
          autoComplete="off"
          {...focusOf(placeField(row, part))}
        />
      ))}
    </fieldset>
  )
}
