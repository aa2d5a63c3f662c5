import { CheckboxGroup, RadioField } from '~/components/form/choice-fields'
import type { FieldState } from '~/components/form/form-state'
import { TextField } from '~/components/form/text-field'
import { Notice } from '~/components/ui/notice'
import { packageMessages as say } from '~/messages/packages'
import { priorityNames } from '~/messages/work'
import { priorities } from '~/permissions/vocabulary'

export type TypeToChoose = { id: string; name: string; active: boolean }

/** Name, types and priority of a package. */
export function PackageFields({
  field,
  types,
  chosen,
}: {
  field: (name: string) => FieldState
  types: readonly TypeToChoose[]
  /** The ids of the types that are chosen. */
  chosen: readonly string[]
}) {
  return (
    <>
      <TextField {...field('name')} label={say.fields.name} autoComplete="off" required />
      {types.length === 0 ? (
        <Notice tone="warning">{say.needsType}</Notice>
      ) : (
        <CheckboxGroup
          {...field('types')}
          label={say.fields.types}
          options={types.map(({ id, name, active }) => ({
            value: id,
            label: active ? name : `${name} (${say.inactive})`,
          }))}
          values={chosen}
        />
      )}
      <RadioField
        {...field('priority')}
        label={say.fields.priority}
        hint={say.priorityHint}
        options={priorities.map((value) => ({ value, label: priorityNames[value] }))}
      />
    </>
  )
}
