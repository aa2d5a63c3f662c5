import { useLoaderData } from '@remix-run/react'
import { ListScreen } from '~/components/shell/list-screen'
import { EmptyState } from '~/components/ui/empty-state'
import { Notice } from '~/components/ui/notice'
import { type Column, Table } from '~/components/ui/table'
import { Time } from '~/components/ui/time'
import { readPageStart } from '~/features/lists/page-start'
import { listLostFinds } from '~/features/lost-rows/list-lost-rows.server'
import { pathTo, queryOf } from '~/map/path-to'
import { lostRowsMessages as say } from '~/messages/lost-rows'
import { limits } from '~/permissions/limits'
import { screen } from '~/routes/http/screen-and-act.server'

const here = '/admin/lost-rows'

export const loader = screen(({ actor, url: { searchParams } }) =>
  listLostFinds(actor, readPageStart(searchParams)),
)

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** The servers that came back with changes that no other one has. */
export default function LostRows() {
  const { finds, full, previous, next } = useLoaderData<typeof loader>()
  const fresh = finds.length === 0 && (
    <EmptyState title={say.none} drawing="rows">
      {say.noneLead}
    </EmptyState>
  )
  return (
    <ListScreen
      breadcrumb={[
        { label: say.admin },
        { label: say.settings, to: '/admin/general-settings' },
        { label: say.title },
      ]}
      title={say.title}
      lead={say.lead}
      notice={
        full && (
          <div className="px-(--edge) pb-4">
            <Notice tone="warning">{say.full(limits.lostFinds)}</Notice>
          </div>
        )
      }
      fresh={fresh}
      none={fresh}
      pages={{ previous, next, at: (change) => here + queryOf(change) }}
    >
      <Table
        caption={say.finds}
        columns={columns}
        rows={finds}
        rowKey={({ id }) => id}
        rowHref={({ id }) => pathTo('/admin/lost-rows/:find', { find: id })}
      />
    </ListScreen>
  )
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>['finds'][number]

const columns: Column<Row>[] = [
  { label: say.server, cell: ({ node }) => node },
  {
    label: say.toDecide,
    cell: ({ open, all }) => say.openOf(open, all),
    size: 'tag',
    phone: 'end',
  },
  { label: say.untilOn, cell: ({ lastAt }) => <Time at={lastAt} withTime />, size: 'moment' },
  {
    label: say.found,
    cell: ({ createdAt }) => <Time at={createdAt} withTime />,
    size: 'moment',
    yields: 2,
  },
]
