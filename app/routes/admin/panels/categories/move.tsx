import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { PlainForm } from '~/components/form/plain-form'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { notFound } from '~/domain-error'
import { stepIn } from '~/features/form-input/step'
import { movePanelCategory } from '~/features/panels/move-panel-category.server'
import { listPanelCategories } from '~/features/panels/panel-categories.server'
import { busyWords } from '~/messages/controls'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import { partWords } from '~/messages/parts'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { categoriesPath } from '../addresses'

export const loader = screen(({ actor, params: { category = '' } }) => {
  const all = listPanelCategories(actor).map(({ id, name }) => ({ id, name }))
  const at = all.findIndex(({ id }) => id === category)
  const current = all[at]
  if (!current) throw notFound()
  return { name: current.name, place: at + 1, others: all.filter((c) => c !== current) }
})

export const action = act(({ actor, form, params: { category: id = '' } }) => {
  movePanelCategory(actor, { id, to: stepIn(textField(form, 'to')) })
  return redirectWithFlash(categoriesPath, { kind: 'success', text: say.categoryMoved })
})

export const meta = () => [{ title: `${say.moveCategory} · Panelry` }]

export default function MoveCategory() {
  const { name, place, others } = useLoaderData<typeof loader>()
  const options = [
    { value: '1', label: say.first },
    ...others.map((other, index) => ({ value: String(index + 2), label: say.after(other.name) })),
  ]
  return (
    <Dialog title={partWords.moveTo} closeTo={categoriesPath}>
      <PlainForm preventScrollReset>
        <SelectField
          name="to"
          label={
            <span className="wrap-anywhere">
              {say.placeOf} {name}
            </span>
          }
          options={options}
          defaultValue={String(place)}
        />
        <DialogActions>
          <CancelLink to={categoriesPath} preventScrollReset />
          <SubmitButton busyLabel={busyWords.moving}>{say.move}</SubmitButton>
        </DialogActions>
      </PlainForm>
    </Dialog>
  )
}
