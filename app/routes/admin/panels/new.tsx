import { useLoaderData, useLocation } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { FormErrors } from '~/components/form/error-summary'
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
  const closeTo = libraryPath + useLocation().search
  return (
    <Dialog title={say.newPanel} size="content" closeTo={closeTo}>
      <CreateForm formKey={key} errors="own" preventScrollReset values={stored}>
        <p className="text-n600">{say.newLead}</p>
        <FormErrors />
        <PanelFields categories={categories} />
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton busyLabel={busyWords.creating}>{say.createPanel}</SubmitButton>
        </DialogActions>
      </CreateForm>
    </Dialog>
  )
}
