import { Form, useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { FormError } from '~/components/form/error-summary'
import { HiddenKey } from '~/components/form/hidden-key'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { busyWords } from '~/messages/controls'
import { kindWords, templateMessages as say } from '~/messages/templates'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import type { NewTemplateData } from './new.server'
import { TemplateFields } from './template-fields'

/** A template from scratch: its name and categories, then the editor. */
export function NewTemplate() {
  const { kind, key, categories, chosen, closeTo } = useLoaderData<NewTemplateData>()
  const form = useFormAnswer()
  return (
    <Dialog title={kindWords[kind].newTitle} closeTo={closeTo}>
      <Form method="post" className="form" noValidate preventScrollReset>
        <FormError>{form.formError}</FormError>
        <HiddenKey value={key} />
        <TemplateFields {...{ kind, categories, chosen, form }} autoFocus />
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton busyLabel={busyWords.creating}>{say.createTemplate}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
