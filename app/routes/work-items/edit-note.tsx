import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { EditForm } from '~/components/form/edit-form'
import { FormErrors } from '~/components/form/error-summary'
import { textIn } from '~/components/form/form-state'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { ComposerField } from '~/components/work/composer-field'
import { forbidden } from '~/domain-error'
import { editNote } from '~/features/conversations/edit-note.server'
import { keepNoteFiles } from '~/features/conversations/keep-note-files.server'
import { editNoteSchema } from '~/features/conversations/message-schema.server'
import { noteForm } from '~/features/conversations/notes-screen.server'
import { plainText } from '~/features/conversations/plain-text'
import { removeFiles } from '~/features/files/remove-files.server'
import { viewPath, workPath } from '~/map/work-path'
import { conversationMessages, noteMessages as say } from '~/messages/conversations'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { StoredFiles } from './composer'
import { workFromParams } from './work-from-params'

/** The form that changes a note. */
export const loader = screen(({ actor, params }) => {
  const found = noteForm(actor, { work: workFromParams(params), id: params.note ?? '' })
  if (!found.mayEdit) throw forbidden()
  return found
})

/** Changes a note; its files are kept first, and taken out again, like those of a new one. */
export const action = act(
  {
    schema: editNoteSchema,
    first: async ({ actor, params, form, context }) => {
      const at = { work: workFromParams(params), id: params.note ?? '' }
      const kept = await keepNoteFiles(actor, at, form)
      context.filesKept = true
      return kept
    },
  },
  async ({ actor, value, found, form, params }) => {
    const { note = '' } = params
    const work = workFromParams(params)
    if (form.has('forget')) return redirect(workPath(work, '/notes/:note', { note }), 303)
    await removeFiles(editNote(actor, { work, id: note, ...value, draftId: found.id }))
    const to = `${viewPath(work, 'notes')}#note-${note}`
    return redirectWithFlash(to, { kind: 'success', text: say.updated })
  },
)

/** The dialog that changes a note. */
export default function EditNote() {
  const { work, id, words, html, version, files, added } = useLoaderData<typeof loader>()
  const closeTo = viewPath(work, 'notes')
  return (
    <Dialog title={say.editTitle} closeTo={closeTo} size="content">
      <EditForm<{ version: number; text: string }>
        key={id}
        row={{ version, text: '' }}
        compare={({ typed, stored }) => {
          const text = textIn(typed, 'text')
          const isHtml = textIn(typed, 'format') === 'html'
          return [{ label: say.label, stored: stored.text, yours: isHtml ? plainText(text) : text }]
        }}
        encType="multipart/form-data"
        errors="own"
        preventScrollReset
      >
        {({ typed, field, list }) => {
          const text = textIn(typed, 'text')
          const again = typed === null ? null : text
          const kept = textIn(typed, 'format') === 'html'
          const dropped = list('drop')
          return (
            <>
              {/* Enter in a field saves, it does not press the first button below. */}
              <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
              <FormErrors />
              <ComposerField
                label={say.label}
                placeholder={say.add}
                words={again ?? words}
                html={again === null ? html : kept ? again : ''}
                people={[]}
                mentioned={[]}
                stored={<StoredFiles files={added} />}
                rows={6}
                error={field('text').errors}
                fileError={field('files').errors}
              />
              {files.length > 0 && (
                <fieldset>
                  <legend className="label">{say.filesOf}</legend>
                  {files.map((file) => (
                    <label className="choice" key={file.id}>
                      <input
                        type="checkbox"
                        className="check"
                        name="drop"
                        value={file.id}
                        defaultChecked={dropped.includes(file.id)}
                      />
                      <span>{conversationMessages.remove(file.name)}</span>
                    </label>
                  ))}
                </fieldset>
              )}
              <DialogActions>
                <CancelLink to={closeTo} preventScrollReset />
                <SubmitButton>{say.saveNote}</SubmitButton>
              </DialogActions>
            </>
          )
        }}
      </EditForm>
    </Dialog>
  )
}
