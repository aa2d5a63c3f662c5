import { Link, useLoaderData, useOutlet } from '@remix-run/react'
import { ListScreen } from '~/components/shell/list-screen'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { Icon } from '~/components/ui/icon'
import { type Column, Table } from '~/components/ui/table'
import { Tag } from '~/components/ui/tag'
import { TypeThumb } from '~/components/work/type-picture'
import { type ListedType, listTypes } from '~/features/request-types/find-type.server'
import { slowTypes } from '~/features/statistics/sla.server'
import { columnWords } from '~/messages/columns'
import { deliveryText } from '~/messages/delivery'
import { requestTypeMessages as say } from '~/messages/request-types'
import { hoursText } from '~/messages/statistics'
import { screen } from '~/routes/http/screen-and-act.server'
import { typePath, typesPath } from './addresses'

export const loader = screen(async ({ actor }) => {
  const types = listTypes(actor)
  const slow = await slowTypes()
  return { types: types.map((type) => ({ ...type, slow: slow.get(type.id) ?? null })) }
})

export const handle: LiveHandle = { live: 'list:request-types' }

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** The types of requests in their order. */
export default function RequestTypes() {
  const { types } = useLoaderData<typeof loader>()
  const create = (
    <ButtonLink to={`${typesPath}/new`} look="primary" icon="plus" preventScrollReset>
      {say.create}
    </ButtonLink>
  )
  return (
    <ListScreen
      breadcrumb={[{ label: columnWords.requests, to: '/requests' }, { label: say.title }]}
      title={say.title}
      lead={say.lead}
      dialog={useOutlet()}
      actions={create}
      fresh={
        types.length === 0 && (
          <EmptyState title={say.none} actions={create}>
            {say.noneLead}
          </EmptyState>
        )
      }
      pages={{ text: say.listed(types.length), previous: null, next: null, at: () => typesPath }}
    >
      <Table
        caption={say.title}
        columns={columns}
        rows={types}
        rowKey={({ id }) => id}
        rowHref={({ id }) => typePath(id)}
        lead={TypeThumb}
      />
    </ListScreen>
  )
}

const columns: Column<ListedType & { slow: number | null }>[] = [
  { label: columnWords.type, cell: ({ name }) => name },
  {
    label: columnWords.state,
    size: 'date',
    cell: ({ active, published }) =>
      active && published === 0 ? (
        <Tag tone="warning">{say.noForm}</Tag>
      ) : (
        <Active active={active} />
      ),
  },
  {
    label: say.products,
    size: 'date',
    yields: 2,
    phone: 'hide',
    cell: ({ products }) => (products === 0 ? say.noProducts : products),
  },
  {
    label: say.delivery,
    size: 'date',
    yields: 1,
    phone: 'hide',
    cell: ({ deliveryTime, deliveryUnit, slow }) => (
      <>
        {deliveryText(deliveryTime, deliveryUnit)}
        {slow !== null && (
          <Link
            to="/statistics/requests"
            className="above-cover mark text-danger"
            title={say.slower(hoursText(slow))}
          >
            <Icon name="clock" />
            {hoursText(slow)}
            <span className="sr-only">{say.slower(hoursText(slow))}</span>
          </Link>
        )}
      </>
    ),
  },
  {
    label: columnWords.assignee,
    size: 'name',
    yields: 3,
    cell: ({ assignee }) => assignee ?? <span className="muted">{say.nobody}</span>,
  },
]

const Active = ({ active }: { active: boolean }) =>
  active ? <Tag tone="success">{say.active}</Tag> : <Tag>{say.inactive}</Tag>
