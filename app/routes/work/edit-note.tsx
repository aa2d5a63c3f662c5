import { Form, useLoaderData, useLocation } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { FormError } from '~/components/form/error-summary'
import { textIn, textsIn } from '~/components/form/form-state'
import { HiddenVersion } from '~/components/form/hidden-key'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { WriteField } from '~/components/work/write-field'
import { wordsOf } from '~/features/conversations/words-of'
import { viewPath } from '~/map/work-path'
import { conversationMessages, noteMessages as say } from '~/messages/conversations'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import type { EditNoteData } from './notes.server'
import { StoredFiles } from './write-form'

/** The dialog that changes a note. */
export function EditNote() {
  const { work, id, words, html, version, files, added } = useLoaderData<EditNoteData>()
  const { field, formError, stale, typed } = useFormAnswer<{ text: string }>()
  const { pathname } = useLocation()
  const closeTo = viewPath(work, 'notes')
  const text = textIn(typed, 'text')
  const again = typed === null ? null : text
  const kept = textIn(typed, 'format') === 'html'
  const dropped = typed === null ? [] : textsIn(typed, 'drop')
  return (
    <Dialog title={say.editTitle} closeTo={closeTo} size="content">
      {stale ? (
        <StaleForm
          stale={stale}
          values={[
            { label: say.label, stored: stale.stored.text, yours: kept ? wordsOf(text) : text },
          ]}
          reloadTo={pathname}
        />
      ) : (
        <Form
          key={id}
          method="post"
          encType="multipart/form-data"
          className="form"
          noValidate
          preventScrollReset
        >
          {/* Enter in a field saves, it does not press the first button below. */}
          <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
          <FormError>{formError}</FormError>
          <HiddenVersion value={version} />
          <WriteField
            label={say.label}
            placeholder={say.add}
            words={again ?? words}
            html={again === null ? html : kept ? again : ''}
            people={[]}
            told={[]}
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
        </Form>
      )}
    </Dialog>
  )
}
