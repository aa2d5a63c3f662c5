import { useLoaderData, useOutlet } from '@remix-run/react'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { Notice } from '~/components/ui/notice'
import { Screen } from '~/components/ui/screen'
import { Tag } from '~/components/ui/tag'
import { listHistory } from '~/features/history/list-history.server'
import { readPageStart } from '~/features/lists/page-start'
import { findType, productsOfType } from '~/features/request-types/find-type.server'
import { editTypeSchema } from '~/features/request-types/type-schema.server'
import { updateType } from '~/features/request-types/update-type.server'
import { listStaff } from '~/features/user-access/list-staff.server'
import { defaultRecipients } from '~/features/work-items/default-recipients.server'
import { pathTo } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { requestTypeMessages as say } from '~/messages/request-types'
import { HistoryTab, HistoryTabs, wantsHistory } from '~/routes/history/history-tab'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { DefaultRecipients } from '~/routes/work-items/default-recipients'
import { typePath, typesPath } from './addresses'
import { ProductsSection } from './products/products-section'
import { TypeForm } from './type-form'
import { PicturesSection } from './type-pictures'

export const loader = screen(({ actor, params: { type: id = '' }, url }) => {
  const type = findType(actor, id)
  return {
    type,
    heardBy: type.active ? defaultRecipients('request', type) : null,
    staff: listStaff(),
    products: productsOfType(actor, id),
    history: wantsHistory(url.searchParams)
      ? listHistory('request_types', id, readPageStart(url.searchParams))
      : null,
  }
})

export const action = act(
  {
    schema: editTypeSchema,
    first: ({ actor, params: { type = '' } }) => findType(actor, type),
  },
  ({ actor, value, found: { id } }) => {
    updateType(actor, { id, ...value })
    return redirectWithFlash(typePath(id), { kind: 'success', text: say.updated })
  },
)

export const handle: LiveHandle = { live: 'list:request-types' }

export const meta = () => [{ title: `${say.editType} · Panelry` }]

/** One type: what it is, its pictures, its products, and its history. */
export default function EditType() {
  const { type, heardBy, staff, products, history } = useLoaderData<typeof loader>()
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell
        breadcrumb={[
          { label: columnWords.requests, to: '/requests' },
          { label: say.title, to: typesPath },
          { label: type.name },
        ]}
      >
        <PageHead
          title={<span className="wrap-anywhere">{type.name}</span>}
          actions={
            <ButtonLink
              to={pathTo('/requests/types/:type/delete', { type: type.id })}
              look="quiet-danger"
              icon="trash"
              preventScrollReset
            >
              {controlWords.delete}
            </ButtonLink>
          }
        >
          <p className="muted mt-1">
            {type.active ? <Tag tone="success">{say.active}</Tag> : <Tag>{say.inactive}</Tag>}
          </p>
        </PageHead>
        {type.active && products.every(({ published }) => published === null) && (
          <div className="px-(--edge) pb-4">
            <Notice tone="warning">
              <b>{say.cannotBeFiled}</b> {say.cannotBeFiledLead}
            </Notice>
          </div>
        )}
        <DefaultRecipients kind="request" names={heardBy} />
        <HistoryTabs label={columnWords.type} history={history !== null} />
        {history ? (
          <HistoryTab history={history} />
        ) : (
          <>
            <TypeForm type={type} staff={staff} />
            <PicturesSection type={type} />
            <ProductsSection typeId={type.id} products={products} />
          </>
        )}
      </DashboardShell>
    </Screen>
  )
}
