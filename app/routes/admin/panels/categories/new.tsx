import { Form, useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { FormError } from '~/components/form/error-summary'
import { HiddenKey } from '~/components/form/hidden-key'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { addPanelCategory } from '~/features/panels/add-panel-category.server'
import { addCategorySchema } from '~/features/panels/panel-schema.server'
import { busyWords } from '~/messages/controls'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
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
  const { field, formError } = useFormAnswer()
  return (
    <Dialog title={say.addCategory} closeTo={categoriesPath}>
      <Form method="post" className="form" noValidate preventScrollReset>
        <FormError>{formError}</FormError>
        <HiddenKey value={key} />
        <CategoryFields field={field} />
        <DialogActions>
          <CancelLink to={categoriesPath} preventScrollReset />
          <SubmitButton busyLabel={busyWords.adding}>{say.addCategory}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
