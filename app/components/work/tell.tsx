import { conversationMessages as say } from '~/messages/conversations'

/** Somebody who can be named; a note where another has the same name. */
export type Person = { id: string; name: string; note?: string }

/** Who is told, by boxes: until the editor is there, and then whoever was ticked by that time. */
export const Tell = ({ people, told }: { people: readonly Person[]; told: readonly string[] }) => (
  <fieldset>
    <legend className="label">{say.tell}</legend>
    {people.map(({ id, name, note }) => (
      <label className="choice" key={id}>
        <input
          type="checkbox"
          className="check"
          name="tell"
          value={id}
          defaultChecked={told.includes(id)}
        />
        <span>
          {name} {note && <span className="muted">{note}</span>}
        </span>
      </label>
    ))}
    <p className="hint">{say.tellHint}</p>
  </fieldset>
)
