import { CreateForm } from '~/components/form/create-form'
import { EditForm } from '~/components/form/edit-form'
import { FieldNotes, useField } from '~/components/form/field'
import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField } from '~/components/form/text-field'
import type { FeedbackOfOrder } from '~/features/feedback/find-feedback.server'
import { feedbackMessages as say } from '~/messages/feedback'

/** Asks the client of a completed order what they think of it. */
export function FeedbackForm({
  feedback: { given },
  formKey,
  action,
}: {
  feedback: FeedbackOfOrder
  formKey: string
  action: string
}) {
  const fields = (
    <>
      <RatingField />
      <TextareaField name="text" label={say.text} required />
      <div>
        <SubmitButton>{given ? say.save : say.send}</SubmitButton>
      </div>
    </>
  )
  // The screen of the order may hold the answer to another form.
  const form = { name: 'feedback', formKey, action, preventScrollReset: true }
  return given ? (
    <EditForm
      {...form}
      row={given}
      compare={{ rating: say.rating, text: say.text }}
      reloadTo={action}
    >
      {fields}
    </EditForm>
  ) : (
    <CreateForm {...form}>{fields}</CreateForm>
  )
}

/** Five numbers in a row, and what the ends of it mean. */
function RatingField() {
  const { control, errors } = useField({ name: 'rating', label: say.rating })
  const { id, name, defaultValue, ...described } = control
  return (
    <fieldset className="field">
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
