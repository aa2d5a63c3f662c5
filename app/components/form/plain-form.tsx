import type { ReactNode } from 'react'
import { BaseForm, type FormParts } from './base-form'
import { FormErrors } from './error-summary'
import { type FormAnswer, useFormAnswer } from './use-form-answer'

/** Props of a form that explains its own refusal. */
export type AnsweredParts = FormParts & {
  /** The form fills its page: its sections reach from edge to edge. */
  page?: boolean
  /** Labels of fields by name: what is wrong with them is listed on top. */
  summary?: Record<string, string>
  /** Links for words of a refusal. */
  links?: Readonly<Record<string, string>>
  /** `own`: a `<FormErrors>` in it says why it was refused, not its top. */
  errors?: 'own'
}

/** A form that neither makes something nor overwrites what others may have saved. */
export const PlainForm = ({ values, ...form }: AnsweredParts & { values?: object }) => (
  <AnsweredForm {...form} answer={useFormAnswer(values, form.name)} />
)

/** A form with its state. @param hiddenFields its key or version */
export function AnsweredForm({
  answer,
  hiddenFields,
  page = false,
  summary,
  links,
  errors,
  children,
  ...form
}: AnsweredParts & { answer: FormAnswer; hiddenFields?: ReactNode }) {
  const said = !errors && <FormErrors summary={summary} links={links} />
  return (
    <BaseForm {...(!page && { className: 'form' })} noValidate {...form} answer={answer}>
      {page ? <div className="form-notices">{said}</div> : said}
      {hiddenFields}
      {typeof children === 'function' ? children(answer) : children}
    </BaseForm>
  )
}
