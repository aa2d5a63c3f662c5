import { conversationMessages as say } from '~/messages/conversations'

export type Person = { id: string; name: string }

/** Without script: who is told, by boxes. */
export const Tell = ({ people, told }: { people: readonly Person[]; told: readonly string[] }) => (
  <fieldset>
    <legend className="label">{say.tell}</legend>
    {people.map(({ id, name }) => (
      <label className="choice" key={id}>
        <input
          type="checkbox"
          className="check"
          name="tell"
          value={id}
          defaultChecked={told.includes(id)}
        />
        <span>{name}</span>
      </label>
    ))}
    <p className="hint">{say.tellHint}</p>
  </fieldset>
)
