import { CheckboxGroup, RadioField } from '~/components/form/choice-fields'
import { TextField } from '~/components/form/text-field'
import { Notice } from '~/components/ui/notice'
import { packageMessages as say } from '~/messages/packages'
import { priorityNames } from '~/messages/work'
import { priorities } from '~/permissions/vocabulary'

export type TypeToChoose = { id: string; name: string; active: boolean }

/** Name, types and priority of a package. */
export function PackageFields({ types }: { types: readonly TypeToChoose[] }) {
  return (
    <>
      <TextField name="name" label={say.fields.name} autoComplete="off" required />
      {types.length === 0 ? (
        <Notice tone="warning">{say.needsType}</Notice>
      ) : (
        <CheckboxGroup
          name="types"
          label={say.fields.types}
          options={types.map(({ id, name, active }) => ({
            value: id,
            label: active ? name : `${name} (${say.inactive})`,
          }))}
        />
      )}
      <RadioField
        name="priority"
        label={say.fields.priority}
        hint={say.priorityHint}
        options={priorities.map((value) => ({ value, label: priorityNames[value] }))}
      />
    </>
  )
}
