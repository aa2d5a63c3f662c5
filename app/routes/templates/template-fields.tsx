import { CheckboxGroup } from '~/components/form/choice-fields'
import { useForm } from '~/components/form/form-context'
import { SelectField } from '~/components/form/select-field'
import { TextField } from '~/components/form/text-field'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { templateMessages as say } from '~/messages/templates'
import type { TemplateKind } from '~/permissions/templates'

type Props = {
  kind: TemplateKind
  categories: readonly { id: string; name: string }[]
  autoFocus?: boolean
}

/** Name and categories of a template: several for one of a page, one for one of a project. */
export function TemplateFields({ kind, categories, autoFocus }: Props) {
  const values = useForm()?.list('categories') ?? []
  const options = categories.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <TextField name="name" label={controlWords.name} required autoFocus={autoFocus} />
      {options.length === 0 ? null : kind === 'page' ? (
        <CheckboxGroup
          name="categories"
          label={columnWords.categories}
          optional
          options={options}
        />
      ) : (
        <SelectField
          name="categories"
          label={say.category}
          optional
          placeholder={say.noCategory}
          defaultValue={values[0]}
          options={options}
        />
      )}
    </>
  )
}
