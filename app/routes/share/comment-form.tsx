import { CreateForm } from '~/components/form/create-form'
import { textIn } from '~/components/form/form-state'
import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField, TextField } from '~/components/form/text-field'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { Alert } from '~/components/ui/notice'
import { busyWords } from '~/messages/controls'
import { shareMessages as say } from '~/messages/share'

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
  const { formError, typed } = useFormAnswer()
  const text = textIn(typed, 'text')
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
      <CreateForm formKey={formKey} again className="form mt-3" preventScrollReset>
        <TextField name="name" label={say.yourName} autoComplete="name" required />
        <TextareaField name="text" label={say.comment} rows={4} required />
        <div className="share-trap" aria-hidden="true">
          <label htmlFor="share-website">{say.leaveEmpty}</label>
          <input id="share-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <div className="form-actions">
          <SubmitButton icon="send" busyLabel={busyWords.sending}>
            {say.sendComment}
          </SubmitButton>
        </div>
      </CreateForm>
    </aside>
  )
}
