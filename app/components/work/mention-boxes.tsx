import { controlWords } from '~/messages/controls'
import { conversationMessages as say } from '~/messages/conversations'
import { peopleWords } from '~/messages/people'
import { useField } from '../form/field'
import { matchNames } from './match-names'

/** Somebody who can be named; a note where another has the same name. */
export type Person = { id: string; name: string; note?: string }

/**
 * People who are told, chosen by boxes until the editor is there; then anyone who was ticked by that time.
 */
export const MentionBoxes = ({
  people,
  mentioned,
}: {
  people: readonly Person[]
  mentioned: readonly string[]
}) => (
  <fieldset>
    <legend className="label">{say.notify}</legend>
    {people.map(({ id, name, note }) => (
      <label className="choice" key={id}>
        <input
          type="checkbox"
          className="check"
          name="mention"
          value={id}
          defaultChecked={mentioned.includes(id)}
        />
        <span>
          {name} {note && <span className="muted">{note}</span>}
        </span>
      </label>
    ))}
    <p className="hint">{say.tellHint}</p>
  </fieldset>
)

/**
 * The same with a search, which sends the form with `people`: it is kept, and comes back with those who
 * were ticked and those who were found.
 */
export function SearchedMentionBoxes({
  people,
  mentioned,
  whom,
}: {
  people: readonly Person[]
  mentioned: readonly string[]
  /** Text searched for. */
  whom: string
}) {
  const { control } = useField({ name: 'whom', label: say.whom })
  const found = matchNames(whom.trim(), people)
  const ticked = people.filter(({ id }) => mentioned.includes(id))
  const others = found.filter(({ id }) => !mentioned.includes(id))
  return (
    <>
      <label className="label" htmlFor={control.id}>
        {say.whom}
      </label>
      <div className="mb-3 flex gap-2">
        <input
          type="search"
          id={control.id}
          name="whom"
          defaultValue={whom}
          className="input"
          autoComplete="off"
          maxLength={200}
        />
        <button type="submit" name="intent" value="people" className="btn btn-secondary">
          {controlWords.search}
        </button>
      </div>
      {found.length === 0 && <p className="mb-3 text-n600">{peopleWords.none}</p>}
      <MentionBoxes people={whom ? [...ticked, ...others] : people} mentioned={mentioned} />
    </>
  )
}
