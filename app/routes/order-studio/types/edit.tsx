import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { EditForm } from '~/components/form/edit-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { listHistory } from '~/features/history/list-history.server'
import { readPageStart } from '~/features/lists/page-start'
import { findOrderType } from '~/features/order-types/list-types.server'
import { renameOrderType } from '~/features/order-types/rename-type.server'
import { editOrderTypeSchema } from '~/features/order-types/require-order-type.server'
import { pathTo } from '~/map/path-to'
import { controlWords } from '~/messages/controls'
import { orderTypeMessages as say } from '~/messages/order-studio'
import { HistoryTab, HistoryTabs, wantsHistory } from '~/routes/history/history-tab'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { typesPath } from '../addresses'

export const loader = screen(({ actor, params: { type = '' }, url: { searchParams } }) => ({
  type: findOrderType(actor, type),
  history: wantsHistory(searchParams)
    ? listHistory('order_types', type, readPageStart(searchParams))
    : null,
}))

export const action = act(
  {
    schema: editOrderTypeSchema,
    first: ({ actor, params: { type = '' } }) => findOrderType(actor, type),
  },
  ({ actor, value, found: { id } }) => {
    renameOrderType(actor, { id, ...value })
    return redirectWithFlash(typesPath, { kind: 'success', text: say.renamed })
  },
)

export const meta = () => [{ title: `${say.one} · Panelry` }]

/** An order type: its name, and what became of it. */
export default function EditOrderType() {
  const { type, history } = useLoaderData<typeof loader>()
  const { id } = type
  return (
    <Dialog title={say.one} closeTo={typesPath}>
      <div className="[--edge:0px]">
        <HistoryTabs label={say.one} history={history !== null} />
      </div>
      {history ? (
        <HistoryTab history={history} />
      ) : (
        <EditForm row={type} compare={{ name: say.name }} className="form mt-4" preventScrollReset>
          <TextField name="name" label={say.name} autoComplete="off" required />
          <DialogActions>
            <ButtonLink
              to={pathTo('/orders/forms/types/:type/delete', { type: id })}
              look="quiet-danger"
              icon="trash"
              className="mr-auto"
              preventScrollReset
            >
              {controlWords.delete}
            </ButtonLink>
            <CancelLink to={typesPath} preventScrollReset />
            <SubmitButton>{say.save}</SubmitButton>
          </DialogActions>
        </EditForm>
      )}
    </Dialog>
  )
}
