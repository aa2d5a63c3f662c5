import { TextareaField, TextField } from '~/components/form/text-field'
import { cannedMessages as say } from '~/messages/canned-responses'
import type { CannedVariable } from '~/shared/canned'

/** Name and text of a canned response, with what its text may hold. */
export function CannedFields({ variables }: { variables: readonly CannedVariable[] }) {
  return (
    <>
      <TextField name="name" label={say.fields.name} autoComplete="off" required />
      <TextareaField
        name="text"
        label={say.fields.text}
        rows={8}
        className="min-h-44"
        required
        hint={<Variables of={variables} />}
      />
    </>
  )
}

function Variables({ of }: { of: readonly CannedVariable[] }) {
  return (
    <>
      <span className="block">{say.variables}:</span>
      {of.map((name) => (
        <span key={name} className="block">
          <code className="text-secondary">{`{{${name}}}`}</code> {say.meanings[name]}
        </span>
      ))}
      <span className="mt-2 block">{say.placeholders}</span>
    </>
  )
}
