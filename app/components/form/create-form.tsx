import { HiddenKey } from './hidden-key'
import { AnsweredForm, type AnsweredParts } from './plain-form'
import { type FormAnswer, useFormAnswer } from './use-form-answer'
import { useStableForm } from './use-stable-form'

type CreateFormProps = AnsweredParts & {
  /** A `newId()` of the loader: the form counts once, however often it is sent. */
  formKey: string
  /** First values of its fields. */
  values?: object
  /** Its action leads back to this screen: the form is empty then, and its next press makes another one. */
  again?: boolean
}

/** A form that makes something. */
export function CreateForm({ again = false, values, ...form }: CreateFormProps) {
  const answer = useFormAnswer(values, form.name)
  return again ? <NextForm {...form} answer={answer} /> : <NewForm {...form} answer={answer} />
}

type Answered = Omit<CreateFormProps, 'values' | 'again'> & { answer: FormAnswer }

const NewForm = ({ formKey, ...form }: Answered) => (
  <AnsweredForm {...form} hiddenFields={<HiddenKey value={formKey} />} />
)

/** Stays while somebody types in it: no first letter is lost to a page that is read again. */
function NextForm({ formKey, ...form }: Answered) {
  const { key } = useStableForm({ key: formKey })
  return <NewForm key={key} formKey={key} data-fresh="" {...form} />
}
