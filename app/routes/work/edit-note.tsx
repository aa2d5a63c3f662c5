import { Form, useLoaderData, useLocation } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { textIn } from '~/components/form/form-state'
import { HiddenVersion } from '~/components/form/hidden-key'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { WriteField } from '~/components/work/write-field'
import { workPath } from '~/map/work-path'
import { noteMessages as say } from '~/messages/conversations'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import type { EditNoteData } from './notes.server'

/** The dialog that changes a note. */
export function EditNote() {
  const { work, id, words, html, version } = useLoaderData<EditNoteData>()
  const { field, formError, stale, typed } = useFormAnswer<{ text: string }>()
  const { pathname } = useLocation()
  const closeTo = workPath(work, '', {}, { v: 'notes' })
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
