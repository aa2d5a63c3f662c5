import { CancelLink } from '~/components/form/cancel-link'
import { CheckboxField } from '~/components/form/choice-fields'
import { CreateForm } from '~/components/form/create-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { busyWords } from '~/messages/controls'
import { templateMessages as say } from '~/messages/templates'
import type { CopyData } from './copy.server'
import { TemplateFields } from './template-fields'

/** Copy project as template: its name, its category, and whether the logo comes too. */
export function CopyDialog({ copy: { name, logo, categories, key, closeTo } }: { copy: CopyData }) {
  return (
    <Dialog title={say.copyTitle} closeTo={closeTo}>
      <CreateForm formKey={key} preventScrollReset values={{ name }}>
        <p className="text-n600 wrap-anywhere">{say.copyLead(name)}</p>
        <TemplateFields kind="project" categories={categories} autoFocus />
        {logo && <CheckboxField name="logo" label={say.withLogo} hint={say.withLogoHint} />}
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton busyLabel={busyWords.copying}>{say.copyProject}</SubmitButton>
        </DialogActions>
      </CreateForm>
    </Dialog>
  )
}
