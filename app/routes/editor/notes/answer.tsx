import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField } from '~/components/form/text-field'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { LinkedText } from '~/components/ui/linked-text'
import { notFound } from '~/domain-error'
import { addPageNote } from '~/features/pages/add-page-note.server'
import { findPageNote } from '~/features/pages/find-page-note.server'
import { addPageNoteSchema } from '~/features/pages/page-note-schema.server'
import { busyWords } from '~/messages/controls'
import { pageNoteMessages as say } from '~/messages/notes'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { pagePath } from '../addresses'

export const loader = screen(({ actor, params: { id = '', page = '', note: noteId = '' } }) => {
  const { note } = findPageNote(actor, { projectId: id, pageId: page, noteId })
  if (note.visitorName === null) throw notFound()
  return {
    visitor: note.visitorName,
    text: note.text,
    key: newId(),
    closeTo: pagePath(id, page, 'notes'),
  }
})

export const action = act(
  addPageNoteSchema,
  ({ actor, value, idempotencyKey, params: { id = '', page = '', note = '' } }) => {
    const at = { projectId: id, pageId: page, answers: note }
    addPageNote(actor, { ...at, ...value, idempotencyKey })
    const to = pagePath(id, page, 'notes')
    return redirectWithFlash(to, { kind: 'success', text: say.answered })
  },
)

/** An answer to a visitor's comment, which everybody with the share link sees. */
export default function Answer() {
  const { visitor, text, key, closeTo } = useLoaderData<typeof loader>()
  return (
    <Dialog title={say.answerTo(visitor)} closeTo={closeTo} size="content">
      <blockquote className="mb-4 line-clamp-6 border-n200 border-l-2 pl-3 [overflow-wrap:anywhere]">
        <LinkedText>{text}</LinkedText>
      </blockquote>
      <CreateForm formKey={key} preventScrollReset>
        <TextareaField name="text" label={say.answer} rows={4} hint={say.answerHint} required />
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton icon="send" busyLabel={busyWords.sending}>
            {say.sendAnswer}
          </SubmitButton>
        </DialogActions>
      </CreateForm>
    </Dialog>
  )
}
