import { Form, useLoaderData, useLocation } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { FormError } from '~/components/form/error-summary'
import { HiddenKey } from '~/components/form/hidden-key'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { createPanel } from '~/features/panels/create-panel.server'
import { listPanelCategories } from '~/features/panels/panel-categories.server'
import { createPanelSchema } from '~/features/panels/panel-schema.server'
import { busyWords } from '~/messages/controls'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { libraryPath, panelPath } from './addresses'
import { PanelFields } from './panel-fields'

export const loader = screen(({ actor, url: { searchParams } }) => ({
  categories: listPanelCategories(actor).map(({ id, name }) => ({ id, name })),
  chosen: searchParams.get('category') ?? '',
  key: newId(),
}))

export const action = act(createPanelSchema, ({ actor, value, idempotencyKey }) => {
  const id = createPanel(actor, { ...value, idempotencyKey })
  return redirectWithFlash(panelPath(id), { kind: 'success', text: say.created })
})

export const meta = () => [{ title: `${say.newPanel} · Panelry` }]

export default function NewPanel() {
  const { categories, chosen, key } = useLoaderData<typeof loader>()
  const stored = { categoryId: chosen, columns: '1', enabled: 'on' }
  const { field, formError } = useFormAnswer(stored)
  const closeTo = libraryPath + useLocation().search
  return (
    <Dialog title={say.newPanel} size="content" closeTo={closeTo}>
      <Form method="post" className="form" noValidate preventScrollReset>
        <p className="text-n600">{say.newLead}</p>
        <FormError>{formError}</FormError>
        <HiddenKey value={key} />
        <PanelFields field={field} categories={categories} />
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton busyLabel={busyWords.creating}>{say.createPanel}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
