import { answerName, type Field } from '~/shared/fields'
import { classNames } from '../ui/class-names'
import { AnswerField, type AnswerFieldProps, isShort } from './answer-field'

type Values = Record<string, string | string[]>

/**
 * The fields of a form that staff built, in their order. Two short ones share a row.
 *
 * `values`, `errors` and `files` (what is stored already) go by the names of the controls, see
 * `answerName`; a stored file has a button that sends `remove` with its id.
 */
export function FormFields({
  fields,
  products,
  values,
  errors,
  files,
  highlighted,
  added = [],
}: Pick<AnswerFieldProps, 'products'> & {
  fields: readonly Field[]
  values: Values
  errors: Record<string, string[] | null | undefined>
  files: Record<string, AnswerFieldProps['files']>
  /** The id of a field with a ring, in a preview. */
  highlighted?: string | null
  /** Ids of questions that are new to the person who fills it in. */
  added?: readonly string[]
}) {
  return (
    <div className="answer-fields">
      {fields.map((field) => (
        <div
          key={field.id}
          className={classNames(
            !isShort(field) && 'is-long',
            field.id === highlighted && 'is-highlighted',
          )}
        >
          <AnswerField
            field={field}
            products={products}
            value={values[answerName(field.id)]}
            errors={errors[answerName(field.id)] ?? null}
            files={files[answerName(field.id)] ?? []}
            isNew={added.includes(field.id)}
          />
        </div>
      ))}
    </div>
  )
}
