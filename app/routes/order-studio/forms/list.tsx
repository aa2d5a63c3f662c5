import { Link, useLoaderData, useOutlet } from '@remix-run/react'
import { SearchField } from '~/components/form/search-field'
import { ListScreen, NoneHere } from '~/components/shell/list-screen'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { FilterMenu } from '~/components/ui/filter-menu'
import { Table } from '~/components/ui/table'
import { anId, cleared, defineFilters, inUse, oneOf, search } from '~/features/lists/define-filters'
import { readPageStart } from '~/features/lists/page-start'
import { countOrderForms, listOrderForms } from '~/features/order-forms/list-forms.server'
import { listOrderTypes } from '~/features/order-types/list-types.server'
import { pathTo, queryOf } from '~/map/path-to'
import { orderTypeMessages, orderFormMessages as say } from '~/messages/order-studio'
import { screen } from '~/routes/http/screen-and-act.server'
import { publishStates } from '~/shared/publish-state'
import { formPath, formsPath, ordersCrumb, typesPath } from '../addresses'
import { columns } from './form-columns'
import { FormThumb } from './form-thumb'

const filtersIn = defineFilters({ q: search(), type: anId(), state: oneOf(publishStates) })

export const loader = screen(({ actor, url: { searchParams } }) => {
  const filters = filtersIn(searchParams)
  return {
    filters,
    counts: countOrderForms(actor, filters),
    types: listOrderTypes(actor),
    ...listOrderForms(actor, filters, readPageStart(searchParams)),
  }
})

export const handle: LiveHandle = { live: 'list:order-studio' }

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** Order forms that are on sale, not yet on sale, or no longer. */
export default function OrderForms() {
  const { forms, counts, filters, types, previous, next } = useLoaderData<typeof loader>()
  const at = (change: Record<string, string | null>) =>
    formsPath + queryOf({ ...filters, ...change })
  const { q, state } = filters
  const type =
    filters.type && (types.find(({ id }) => id === filters.type)?.name ?? say.unknownType)
  const narrowed = Object.keys(inUse(filters)).length > 0
  const create = (
    <ButtonLink to={`${formsPath}/new`} look="primary" icon="plus" preventScrollReset>
      {say.create}
    </ButtonLink>
  )
  return (
    <ListScreen
      breadcrumb={[ordersCrumb, { label: say.title }]}
      title={say.title}
      lead={say.lead}
      dialog={useOutlet()}
      actions={
        <>
          <ButtonLink to={typesPath} icon="tag" preventScrollReset>
            {orderTypeMessages.title}
          </ButtonLink>
          {create}
        </>
      }
      fresh={
        counts.all === 0 &&
        !narrowed && (
          <EmptyState title={say.none} actions={create}>
            {say.noneLead}
          </EmptyState>
        )
      }
      tabs={{
        label: say.title,
        tabs: (['', ...publishStates] as const).map((one) => ({
          to: at({ state: one }),
          label: say.tabs[one || 'all'],
          count: counts[one || 'all'],
          current: one === state,
        })),
      }}
      filters={
        <div className="filters">
          <SearchField label={say.search} value={q} action={formsPath} keep={filters} />
          <FilterMenu
            label={say.type}
            chosen={type}
            options={types.map(({ id, name }) => [id, name])}
            to={(type) => at({ type })}
          />
          <Link to={pathTo('/order')} className="link tap ml-auto">
            {say.open}
          </Link>
        </div>
      }
      none={
        forms.length === 0 && (
          <NoneHere
            say={say.noneFits(state && say.tabs[state], q, type)}
            to={formsPath + queryOf(cleared(filters, 'state'))}
          />
        )
      }
      pages={{
        text: say.listed(counts[state || 'all']),
        previous,
        next,
        at: (cursor) => at({ ...cursor }),
      }}
    >
      <Table
        caption={say.title}
        columns={columns}
        rows={forms}
        rowKey={({ id }) => id}
        rowHref={({ id }) => formPath(id)}
        lead={FormThumb}
      />
    </ListScreen>
  )
}
