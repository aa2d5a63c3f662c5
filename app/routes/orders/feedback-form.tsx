import { Form } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { FieldNotes, useField } from '~/components/form/field'
import { HiddenKey, HiddenVersion } from '~/components/form/hidden-key'
import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField } from '~/components/form/text-field'
import type { FeedbackOfOrder } from '~/features/feedback/feedback-of.server'
import { feedbackMessages as say } from '~/messages/feedback'
import type { useFormAnswer } from '~/routes/http/use-form-answer'

type Answer = Pick<ReturnType<typeof useFormAnswer>, 'field' | 'formError'>

/** Asks the client of a completed order what they think of it. */
export function FeedbackForm({
  feedback: { given },
  formKey,
  action,
  answer: { field, formError },
}: {
  feedback: FeedbackOfOrder
  formKey: string
  action: string
  answer: Answer
}) {
  return (
    <Form method="post" action={action} className="form" noValidate preventScrollReset>
      <FormError>{formError}</FormError>
      <HiddenKey value={formKey} />
      {given && <HiddenVersion value={given.version} />}
      <RatingField {...field('rating')} />
      <TextareaField {...field('text')} label={say.text} required />
      <div>
        <SubmitButton>{given ? say.save : say.send}</SubmitButton>
      </div>
    </Form>
  )
}

/** Five numbers in a row, and what the ends of it mean. */
function RatingField(props: ReturnType<Answer['field']>) {
  const { control, errors } = useField({ ...props, label: say.rating })
  const { id, name, defaultValue, ...described } = control
  return (
    <fieldset className="field rating">
      <legend className="label">{say.rating}</legend>
      <div className="rating-row">
        {['1', '2', '3', '4', '5'].map((value) => (
          <label key={value} className="rating-choice">
            <input
              type="radio"
              {...{ name, value, ...described }}
              id={value === '1' ? id : undefined}
              defaultChecked={value === defaultValue}
              required
            />
            {value}
            {value === '1' && <span className="sr-only">, {say.worst}</span>}
            {value === '5' && <span className="sr-only">, {say.best}</span>}
          </label>
        ))}
      </div>
      <p className="rating-ends muted" aria-hidden="true">
        <span>{say.worst}</span>
        <span>{say.best}</span>
      </p>
      <FieldNotes id={id} errors={errors} />
    </fieldset>
  )
}
