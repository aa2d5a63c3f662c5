import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { EditForm } from '~/components/form/edit-form'

import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField } from '~/components/form/text-field'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { forbidden } from '~/domain-error'
import { editPageNote } from '~/features/pages/edit-page-note.server'
import { findPageNote } from '~/features/pages/find-page-note.server'
import { editPageNoteSchema } from '~/features/pages/page-note-schema.server'
import { pageNoteMessages as say } from '~/messages/notes'
import { canChangePageNote } from '~/permissions/projects'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { pagePath } from '../addresses'

type Params = { id?: string; page?: string; note?: string }
const addressOf = ({ id = '', page = '', note = '' }: Params) => ({
  projectId: id,
  pageId: page,
  noteId: note,
})

export const loader = screen(({ actor, params }) => {
  const { note, page, project } = findPageNote(actor, addressOf(params))
  if (!canChangePageNote(actor, note)) throw forbidden()
  const closeTo = pagePath(project.id, page.id, 'notes')
  return { text: note.text, version: note.version, closeTo }
})

export const action = act(editPageNoteSchema, ({ actor, value, params }) => {
  const at = addressOf(params)
  editPageNote(actor, { ...at, ...value })
  const to = pagePath(at.projectId, at.pageId, 'notes')
  return redirectWithFlash(to, { kind: 'success', text: say.updated })
})

export default function EditNote() {
  const { closeTo, ...row } = useLoaderData<typeof loader>()
  return (
    <Dialog title={say.editTitle} closeTo={closeTo} size="content">
      <EditForm row={row} compare={{ text: say.note }} preventScrollReset>
        <TextareaField name="text" label={say.note} rows={6} required />
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton>{say.saveNote}</SubmitButton>
        </DialogActions>
      </EditForm>
    </Dialog>
  )
}
