import { Form, useLoaderData } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { HiddenKey } from '~/components/form/hidden-key'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { createType } from '~/features/request-types/create-type.server'
import { createTypeForm } from '~/features/request-types/type-forms.server'
import { busyWords, controlWords } from '~/messages/controls'
import { requestTypeMessages as say } from '~/messages/request-types'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { typePath, typesPath } from './addresses'

const here = '/requests/types/new'

export const loader = screen(here, () => ({ key: newId() }))

export const action = act(here, createTypeForm, ({ actor, value, submission }) => {
  const id = createType(actor, { ...value, submission })
  return redirectWithFlash(typePath(id), { kind: 'success', text: say.created })
})

export const meta = () => [{ title: `${say.create} · Panelry` }]

/** A new type: its name; everything else is on its own screen. */
export default function NewType() {
  const { key } = useLoaderData<typeof loader>()
  const { field, formError } = useFormAnswer()
  return (
    <Dialog title={say.create} closeTo={typesPath}>
      <Form method="post" className="form" noValidate preventScrollReset>
        <FormError>{formError}</FormError>
        <HiddenKey value={key} />
        <TextField
          {...field('name')}
          label={say.fields.name}
          hint={say.createLead}
          autoComplete="off"
          required
        />
        <DialogActions>
          <ButtonLink to={typesPath} preventScrollReset>
            {controlWords.cancel}
          </ButtonLink>
          <SubmitButton busyLabel={busyWords.creating}>{say.create}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
