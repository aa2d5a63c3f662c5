import { Form, useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { FormError } from '~/components/form/error-summary'
import { textIn } from '~/components/form/form-state'
import { HiddenVersion } from '~/components/form/hidden-key'
import { StaleForm } from '~/components/form/stale-form'
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
import { useFormAnswer } from '~/routes/http/use-form-answer'
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
  return { text: note.text, version: note.version, closeTo, here: `${closeTo}/${note.id}/edit` }
})

export const action = act(editPageNoteSchema, ({ actor, value, params }) => {
  const at = addressOf(params)
  editPageNote(actor, { ...at, ...value })
  const to = pagePath(at.projectId, at.pageId, 'notes')
  return redirectWithFlash(to, { kind: 'success', text: say.updated })
})

export default function EditNote() {
  const { text, version, closeTo, here: reloadTo } = useLoaderData<typeof loader>()
  const { field, formError, stale } = useFormAnswer<{ text: string }>({ text })
  return (
    <Dialog title={say.editTitle} closeTo={closeTo} size="content">
      {stale ? (
        <StaleForm
          stale={stale}
          values={[
            { label: say.note, stored: stale.stored.text, yours: textIn(stale.typed, 'text') },
          ]}
          reloadTo={reloadTo}
        />
      ) : (
        <Form method="post" className="form" noValidate preventScrollReset>
          <FormError>{formError}</FormError>
          <HiddenVersion value={version} />
          <TextareaField {...field('text')} label={say.note} rows={6} required />
          <DialogActions>
            <CancelLink to={closeTo} preventScrollReset />
            <SubmitButton>{say.saveNote}</SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  )
}
