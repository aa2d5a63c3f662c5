import { Form, Link, useLoaderData, useOutlet } from '@remix-run/react'
import { SearchField } from '~/components/form/search-field'
import { ListScreen, NoneHere } from '~/components/shell/list-screen'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { FilterMenu } from '~/components/ui/filter-menu'
import { Menu, MenuButton, MenuLink } from '~/components/ui/menu'
import { type Column, Table } from '~/components/ui/table'
import { Time } from '~/components/ui/time'
import { Person } from '~/components/work/person'
import { PublishMark } from '~/components/work/publish-mark'
import { anId, defineFilters, inUse, oneOf, search } from '~/features/lists/filters'
import { placeIn } from '~/features/lists/place'
import {
  countOrderForms,
  type ListedOrderForm,
  listOrderForms,
} from '~/features/order-forms/list-forms.server'
import { listOrderTypes } from '~/features/order-types/list-types.server'
import { pathTo, queryOf } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { orderTypeMessages, orderFormMessages as say } from '~/messages/order-studio'
import { priceText } from '~/messages/price-text'
import { screen } from '~/routes/http/screen-and-act.server'
import { publishStates } from '~/work/publish-state'
import { formPath, formsPath, ordersCrumb, typesPath } from '../addresses'
import { FormThumb } from './form-thumb'

const filtersIn = defineFilters({ q: search(), type: anId(), state: oneOf(publishStates) })

export const loader = screen('/orders/forms', ({ actor, url: { searchParams } }) => {
  const filters = filtersIn(searchParams)
  return {
    filters,
    counts: countOrderForms(actor, filters),
    types: listOrderTypes(actor),
    ...listOrderForms(actor, filters, placeIn(searchParams)),
  }
})

export const handle: LiveHandle = { live: 'list:order-studio' }

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** What is sold, and what is not sold yet or any more. */
export default function OrderForms() {
  const { forms, counts, filters, types, previous, next } = useLoaderData<typeof loader>()
  const at = (change: Record<string, string | null>) =>
    formsPath + queryOf({ ...filters, ...change })
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
        tabs: (['', ...publishStates] as const).map((state) => ({
          to: at({ state }),
          label: say.tabs[state || 'all'],
          count: counts[state || 'all'],
          current: state === filters.state,
        })),
      }}
      filters={
        <div className="filters">
          <SearchField label={say.search} value={filters.q} action={formsPath} keep={filters} />
          <FilterMenu
            label={say.type}
            chosen={
              filters.type && (types.find(({ id }) => id === filters.type)?.name ?? say.unknownType)
            }
            options={types.map(({ id, name }) => [id, name])}
            to={(type) => at({ type })}
          />
          <Link to={pathTo('/order')} className="link tap ml-auto">
            {say.open}
          </Link>
        </div>
      }
      none={forms.length === 0 && <NoneHere say={say.noneFit} clear={say.clear} to={formsPath} />}
      pages={{
        text: say.listed(counts[filters.state || 'all']),
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

const columns: Column<ListedOrderForm>[] = [
  { label: controlWords.form, cell: ({ name }) => name },
  {
    label: columnWords.product,
    size: 'name',
    yields: 1,
    phone: 'hide',
    cell: ({ productName }) => productName,
  },
  {
    label: columnWords.price,
    size: 'word',
    align: 'end',
    cell: ({ price }) => priceText(price),
  },
  {
    label: say.type,
    size: 'date',
    yields: 1,
    phone: 'hide',
    cell: ({ type }) => type ?? <span className="muted">{say.noType}</span>,
  },
  {
    label: columnWords.assignee,
    size: 'tag',
    yields: 2,
    phone: 'hide',
    cell: ({ assignee }) => <Person person={assignee} nobody={say.nobody} />,
  },
  {
    label: columnWords.state,
    size: 'date',
    cell: ({ state, offSale }) => (
      <>
        <PublishMark state={state} />
        {offSale && <span className="off-sale">{say.offSale}</span>}
      </>
    ),
  },
  {
    label: say.updatedLabel,
    size: 'date',
    yields: 1,
    phone: 'hide',
    cell: ({ updatedAt }) => <Time at={updatedAt} />,
  },
  {
    label: columnWords.actions,
    hideLabel: true,
    phone: 'end',
    size: 'menu',
    align: 'end',
    cell: ({ id, name, state }) => (
      <Menu end label={say.actionsFor(name)} icon="more" look="quiet">
        <MenuLink to={formPath(id)} icon="pencil">
          {say.edit}
        </MenuLink>
        <Form
          method="post"
          action={pathTo('/orders/forms/create-form/:form/publish', { form: id })}
          preventScrollReset
        >
          <MenuButton
            name="published"
            value={state === 'published' ? 'off' : 'on'}
            icon={state === 'published' ? 'eye-off' : 'eye'}
          >
            {state === 'published' ? say.unpublish : say.publish}
          </MenuButton>
        </Form>
        <MenuLink
          to={pathTo('/orders/forms/create-form/:form/duplicate', { form: id })}
          icon="copy"
        >
          {say.duplicate}
        </MenuLink>
        <MenuLink
          to={pathTo('/orders/forms/create-form/:form/delete', { form: id })}
          icon="trash"
          danger
        >
          {controlWords.delete}
        </MenuLink>
      </Menu>
    ),
  },
]
