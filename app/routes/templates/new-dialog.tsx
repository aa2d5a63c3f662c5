import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { busyWords } from '~/messages/controls'
import { kindWords, templateMessages as say } from '~/messages/templates'
import type { NewTemplateData } from './new.server'
import { TemplateFields } from './template-fields'

/** A template from scratch: its name and categories, then the editor. */
export function NewTemplate() {
  const { kind, key, categories, chosen, closeTo } = useLoaderData<NewTemplateData>()
  return (
    <Dialog title={kindWords[kind].newTitle} closeTo={closeTo}>
      <CreateForm formKey={key} values={{ categories: chosen }} preventScrollReset>
        <TemplateFields {...{ kind, categories }} autoFocus />
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton busyLabel={busyWords.creating}>{say.createTemplate}</SubmitButton>
        </DialogActions>
      </CreateForm>
    </Dialog>
  )
}
