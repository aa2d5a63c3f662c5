import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { addPanelCategory } from '~/features/panels/add-panel-category.server'
import { addCategorySchema } from '~/features/panels/panel-schema.server'
import { busyWords } from '~/messages/controls'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { categoriesPath } from '../addresses'
import { CategoryFields } from './category-fields'

export const loader = screen(() => ({ key: newId() }))

export const action = act(addCategorySchema, ({ actor, value, idempotencyKey }) => {
  addPanelCategory(actor, { ...value, idempotencyKey })
  return redirectWithFlash(categoriesPath, { kind: 'success', text: say.categoryAdded })
})

export const meta = () => [{ title: `${say.addCategory} · Panelry` }]

export default function AddCategory() {
  const { key } = useLoaderData<typeof loader>()
  return (
    <Dialog title={say.addCategory} closeTo={categoriesPath}>
      <CreateForm formKey={key} preventScrollReset>
        <CategoryFields />
        <DialogActions>
          <CancelLink to={categoriesPath} preventScrollReset />
          <SubmitButton busyLabel={busyWords.adding}>{say.addCategory}</SubmitButton>
        </DialogActions>
      </CreateForm>
    </Dialog>
  )
}
