import { Form, useLoaderData, useLocation } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { textIn } from '~/components/form/form-state'
import { HiddenVersion } from '~/components/form/hidden-key'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { WriteField } from '~/components/work/write-field'
import { forbidden } from '~/faults'
import { editNote } from '~/features/conversations/edit-note.server'
import { noteForm } from '~/features/conversations/notes-screen.server'
import { editNoteSchema } from '~/features/conversations/write-schema.server'
import { pathTo } from '~/map/path-to'
import { requestNoteMessages as say } from '~/messages/conversations'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'

const here = '/requests/:request/notes/:note'

export const loader = screen(here, ({ actor, params: { request = '', note = '' } }) => {
  const found = noteForm(actor, { requestId: request, id: note })
  if (!found.mayEdit) throw forbidden()
  return found
})

export const action = act(
  here,
  editNoteSchema,
  ({ actor, value, params: { request = '', note = '' } }) => {
    editNote(actor, { requestId: request, id: note, ...value })
    const to = `${pathTo('/requests/:request', { request }, { v: 'notes' })}#note-${note}`
    return redirectWithFlash(to, { kind: 'success', text: say.updated })
  },
)

export default function EditNote() {
  const { requestId, id, words, html, version } = useLoaderData<typeof loader>()
  const { field, formError, stale, typed } = useFormAnswer<{ text: string }>()
  const { pathname } = useLocation()
  const closeTo = pathTo('/requests/:request', { request: requestId }, { v: 'notes' })
  const again = typed === null ? null : textIn(typed, 'text')
  const kept = textIn(typed, 'format') === 'html'
  return (
    <Dialog title={say.editTitle} closeTo={closeTo} size="content">
      {stale ? (
        <StaleForm
          stale={stale}
          values={[
            { label: say.label, theirs: stale.stored.text, yours: textIn(stale.typed, 'text') },
          ]}
          reloadTo={pathname}
        />
      ) : (
        <Form key={id} method="post" className="form" noValidate preventScrollReset>
          <FormError>{formError}</FormError>
          <HiddenVersion value={version} />
          <WriteField
            label={say.label}
            placeholder={say.add}
            words={again ?? words}
            html={again === null ? html : kept ? again : ''}
            people={[]}
            told={[]}
            files={false}
            rows={6}
            error={field('text').errors}
          />
          <DialogActions>
            <ButtonLink to={closeTo} preventScrollReset>
              Cancel
            </ButtonLink>
            <SubmitButton>Save note</SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  )
}
