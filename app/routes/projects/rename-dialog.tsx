import { Form, useLocation } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { HiddenVersion } from '~/components/form/hidden-key'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { useFormAnswer } from '~/routes/http/use-form-answer'

/** Another name for a project or a folder; shows both when it was renamed elsewhere meanwhile. */
export function RenameDialog({
  title,
  closeTo,
  stored,
  staleCode,
  who,
}: {
  title: string
  closeTo: string
  stored: { name: string; version: number }
  /** The code of the fault that says so, and who did it. */
  staleCode: string
  who: string
}) {
  const { pathname, search } = useLocation()
  const { field, formError, code, typed } = useFormAnswer({ name: stored.name })
  const yours = typeof typed?.name === 'string' ? typed.name : ''
  return (
    <Dialog title={title} closeTo={closeTo}>
      {code === staleCode ? (
        <StaleForm
          who={who}
          values={[{ label: 'Name', theirs: stored.name, yours }]}
          hidden={{ name: yours, version: String(stored.version) }}
          reloadTo={pathname + search}
        />
      ) : (
        <Form method="post" className="form" noValidate preventScrollReset>
          <FormError>{formError}</FormError>
          <HiddenVersion value={stored.version} />
          <TextField {...field('name')} label="Name" maxLength={200} required autoFocus />
          <DialogActions>
            <ButtonLink to={closeTo} preventScrollReset>
              Cancel
            </ButtonLink>
            <SubmitButton>Save name</SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  )
}
