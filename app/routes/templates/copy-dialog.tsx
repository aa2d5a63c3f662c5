import { Form } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CheckboxField } from '~/components/form/choice-fields'
import { FormError } from '~/components/form/error-summary'
import { HiddenKey } from '~/components/form/hidden-key'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { busyWords } from '~/messages/controls'
import { templateMessages as say } from '~/messages/templates'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import type { CopyData } from './copy.server'
import { TemplateFields } from './template-fields'

/** Copy project as template: its name, its category, and whether the logo comes too. */
export function CopyDialog({ copy: { name, logo, categories, key, closeTo } }: { copy: CopyData }) {
  const form = useFormAnswer({ name })
  return (
    <Dialog title={say.copyTitle} closeTo={closeTo}>
      <Form method="post" className="form" noValidate preventScrollReset>
        <FormError>{form.formError}</FormError>
        <p className="text-n600 wrap-anywhere">{say.copyLead(name)}</p>
        <HiddenKey value={key} />
        <TemplateFields kind="project" {...{ categories, form }} autoFocus />
        {logo && (
          <CheckboxField
            name="logo"
            label={say.withLogo}
            hint={say.withLogoHint}
            checked={form.typed?.logo === 'on'}
          />
        )}
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton busyLabel={busyWords.copying}>{say.copyProject}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
