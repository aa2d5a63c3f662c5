import { useLoaderData, useOutlet } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import type { LiveHandle } from '~/components/shell/live'
import { SettingsSection } from '~/components/shell/settings-section'
import { ButtonLink } from '~/components/ui/button'
import { Notice } from '~/components/ui/notice'
import { Screen } from '~/components/ui/screen'
import { PublishMark } from '~/components/work/publish-mark'
import { listHistory } from '~/features/history/list-history.server'
import { readPageStart } from '~/features/lists/page-start'
import { choicesFor } from '~/features/order-forms/choices.server'
import { findOrderForm } from '~/features/order-forms/find-form.server'
import { editOrderFormSchema } from '~/features/order-forms/order-form-schema.server'
import { updateOrderForm } from '~/features/order-forms/update-form.server'
import { listStaff } from '~/features/user-access/list-staff.server'
import { defaultRecipients } from '~/features/work-items/default-recipients.server'
import { pathTo } from '~/map/path-to'
import { controlWords } from '~/messages/controls'
import { orderFormMessages as say } from '~/messages/order-studio'
import { HistoryTab, HistoryTabs, wantsHistory } from '~/routes/history/history-tab'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { DefaultRecipients } from '~/routes/work-items/default-recipients'
import { formPath, formsPath, ordersCrumb } from '../addresses'
import { FormThumb } from './form-thumb'
import { SettingsForm } from './settings-form'

/** The picture of an order form's product, with its dialog. */
function PictureSection({ form }: { form: { id: string; productImage: string | null } }) {
  const [title, lead] = say.parts.picture
  return (
    <SettingsSection title={title} lead={lead}>
      <div className="flex items-center gap-2">
        <FormThumb {...form} />
        <span className="flex-1">{form.productImage ? say.picture : say.noPicture}</span>
        <ButtonLink
          to={pathTo('/orders/forms/create-form/:form/picture', { form: form.id })}
          preventScrollReset
        >
          {form.productImage ? say.replacePicture : say.addPicture}
        </ButtonLink>
      </div>
    </SettingsSection>
  )
}

export const loader = screen(({ actor, params: { form: id = '' }, url }) => {
  const form = findOrderForm(actor, id)
  return {
    form,
    heardBy: form.state === 'published' ? defaultRecipients('order', form) : null,
    staff: listStaff(),
    choices: choicesFor(form),
    history: wantsHistory(url.searchParams)
      ? listHistory('order_forms', id, readPageStart(url.searchParams))
      : null,
  }
})

export const action = act(
  {
    schema: editOrderFormSchema,
    first: ({ actor, params: { form = '' } }) => findOrderForm(actor, form),
  },
  ({ actor, value, found: { id } }) => {
    updateOrderForm(actor, { id, ...value })
    return redirectWithFlash(formPath(id), { kind: 'success', text: say.updated })
  },
)

export const handle: LiveHandle = { live: 'list:order-studio' }

export const meta = () => [{ title: `${say.editForm} · Panelry` }]

/** One order form: what it sells, its picture, and its history; its questions have the builder. */
export default function EditOrderForm() {
  const { form, heardBy, staff, choices, history } = useLoaderData<typeof loader>()
  const { id, name, state, offSale } = form
  const path = formPath(id)
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell
        breadcrumb={[ordersCrumb, { label: say.title, to: formsPath }, { label: name }]}
      >
        <PageHead
          title={<span className="wrap-anywhere">{name}</span>}
          actions={
            <>
              <ButtonLink to={`${path}/delete`} look="quiet-danger" icon="trash" preventScrollReset>
                {controlWords.delete}
              </ButtonLink>
              <ButtonLink to={`${path}/duplicate`} icon="copy" preventScrollReset>
                {say.duplicate}
              </ButtonLink>
              <ButtonLink to={`${path}/builder`} icon="list">
                {say.questions}
              </ButtonLink>
              <ActionForm action={`${path}/publish`} preventScrollReset>
                <SubmitButton
                  look={state === 'published' ? 'secondary' : 'primary'}
                  name="published"
                  value={state === 'published' ? 'off' : 'on'}
                >
                  {state === 'published' ? say.unpublish : say.publish}
                </SubmitButton>
              </ActionForm>
            </>
          }
        >
          <p className="muted mt-1">
            <PublishMark state={state} />
          </p>
        </PageHead>
        {offSale && (
          <div className="px-(--edge) pb-4">
            <Notice tone="warning">
              <b>{say.offSale[offSale]}</b>. {say.offSaleLead[offSale]}
            </Notice>
          </div>
        )}
        <DefaultRecipients kind="order" names={heardBy} />
        <HistoryTabs label={say.orderForm} history={history !== null} />
        {history ? (
          <HistoryTab history={history} />
        ) : (
          <>
            <SettingsForm {...{ form, staff, choices }} />
            <PictureSection form={form} />
          </>
        )}
      </DashboardShell>
    </Screen>
  )
}
