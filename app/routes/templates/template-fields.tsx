import { CheckboxGroup } from '~/components/form/choice-fields'
import { textsIn } from '~/components/form/form-state'
import { SelectField } from '~/components/form/select-field'
import { TextField } from '~/components/form/text-field'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { templateMessages as say } from '~/messages/templates'
import type { TemplateKind } from '~/permissions/templates'
import type { useFormAnswer } from '~/routes/http/use-form-answer'

type Props = {
  kind: TemplateKind
  categories: readonly { id: string; name: string }[]
  /** Ids of the categories it stands in. */
  chosen?: readonly string[]
  form: Pick<ReturnType<typeof useFormAnswer>, 'field' | 'typed'>
  autoFocus?: boolean
}

/** Name and categories of a template: several for one of a page, one for one of a project. */
export function TemplateFields({ kind, categories, chosen = [], form, autoFocus }: Props) {
  const { field, typed } = form
  const values = typed ? textsIn(typed, 'categories') : chosen
  const options = categories.map(({ id, name }) => ({ value: id, label: name }))
  const { errors } = field('categories')
  return (
    <>
      <TextField {...field('name')} label={controlWords.name} required autoFocus={autoFocus} />
      {options.length === 0 ? null : kind === 'page' ? (
        <CheckboxGroup
          name="categories"
          label={columnWords.categories}
          optional
          {...{ options, values, errors }}
        />
      ) : (
        <SelectField
          name="categories"
          label={say.category}
          optional
          placeholder={say.noCategory}
          defaultValue={values[0]}
          {...{ options, errors }}
        />
      )}
    </>
  )
}
