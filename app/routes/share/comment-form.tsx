import { Form } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { textIn } from '~/components/form/form-state'
import { HiddenKey } from '~/components/form/hidden-key'
import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField, TextField } from '~/components/form/text-field'
import { useHeldForm } from '~/components/form/use-held-form'
import { Alert } from '~/components/ui/notice'
import { busyWords } from '~/messages/controls'
import { shareMessages as say } from '~/messages/share'
import { useFormAnswer } from '~/routes/http/use-form-answer'

/** A visitor's comment on the page. Where comments are off it only shows what was refused. */
export function CommentForm({
  open,
  page,
  formKey,
}: {
  open: boolean
  page: { id: string; name: string } | null
  formKey: string
}) {
  const { field, formError, typed } = useFormAnswer()
  const text = textIn(typed, 'text')
  const { key } = useHeldForm({ key: formKey })
  if (!open || !page) {
    return formError && text ? (
      <aside className="share-comment form" aria-label={say.keptTitle}>
        <Alert title={say.keptTitle}>{formError}</Alert>
        <label className="label" htmlFor="kept-comment">
          {say.kept}
        </label>
        <textarea id="kept-comment" className="input" rows={6} readOnly defaultValue={text} />
      </aside>
    ) : null
  }
  return (
    <aside className="share-comment" aria-labelledby="comment-title">
      <h2 id="comment-title" className="title">
        {say.commentTitle}
      </h2>
      <p className="text-n600">{say.commentLead(page.name)}</p>
      <Form key={key} data-fresh method="post" className="form mt-3" noValidate preventScrollReset>
        <FormError>{formError}</FormError>
        <HiddenKey value={key} />
        <TextField {...field('name')} label={say.yourName} autoComplete="name" required />
        <TextareaField {...field('text')} label={say.comment} rows={4} required />
        <div className="share-trap" aria-hidden="true">
          <label htmlFor="share-website">{say.leaveEmpty}</label>
          <input id="share-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <div className="form-actions">
          <SubmitButton icon="send" busyLabel={busyWords.sending}>
            {say.sendComment}
          </SubmitButton>
        </div>
      </Form>
    </aside>
  )
}
