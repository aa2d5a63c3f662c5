import { useLoaderData, useLocation } from '@remix-run/react'
import { SearchField } from '~/components/form/search-field'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { Avatar } from '~/components/ui/avatar'
import { EmptyState } from '~/components/ui/empty-state'
import { Pager } from '~/components/ui/pager'
import { type Column, Table } from '~/components/ui/table'
import { Tag } from '~/components/ui/tag'
import { Time } from '~/components/ui/time'
import { listUsers, type Place } from '~/features/accounts/list-users.server'
import { accountMessages as say } from '~/messages/accounts'
import { screen } from '~/routes/http/handle.server'

export const loader = screen('/admin/users', ({ actor, url: { searchParams } }) => {
  const search = searchParams.get('q') ?? ''
  return { search, ...listUsers(actor, { search, place: placeIn(searchParams) }) }
})

function placeIn(query: URLSearchParams): Place {
  const [after, before] = [query.get('after'), query.get('before')]
  if (after !== null) return { after }
  return before === null ? null : { before }
}

export const meta = () => [{ title: 'Users · Panelry' }]

export default function Users() {
  const { users, search, newer, older } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const page = (place: Record<string, string>) =>
    `${pathname}?${new URLSearchParams({ ...(search && { q: search }), ...place })}`
  return (
    <DashboardShell breadcrumb={[{ label: 'Admin' }, { label: 'Users' }]}>
      <PageHead title="Users" />
      <div className="filters">
        <SearchField label={say.searchUsers} value={search} clearTo={pathname} />
        <span className="ml-auto text-n500 max-md:hidden">Newest first</span>
      </div>
      {users.length > 0 ? (
        <Table caption="Users" columns={columns} rows={users} rowKey={(user) => user.id} />
      ) : (
        <EmptyState title={say.noUsers} drawing={false}>
          {say.noUsersLead}
        </EmptyState>
      )}
      {(newer || older) && (
        <Pager
          {...(newer && { previous: page({ before: newer }) })}
          {...(older && { next: page({ after: older }) })}
        />
      )}
    </DashboardShell>
  )
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>['users'][number]

const roleNames = { user: 'User', client: 'Client', admin: 'Admin' }

const columns: Column<Row>[] = [
  {
    label: 'Name',
    cell: ({ fullName, avatar }) => (
      <span className="row-name">
        <Avatar name={fullName} src={avatar && `/files/avatars/${avatar}`} />
        <span>{fullName}</span>
      </span>
    ),
  },
  { label: 'Email', cell: ({ email }) => email },
  {
    label: 'Role',
    cell: ({ role }) => (role === 'admin' ? <Tag tone="primary">Admin</Tag> : roleNames[role]),
  },
  {
    label: 'Employee',
    cell: ({ organization, employeeRole }) => (organization ? (employeeRole ?? 'Employee') : null),
  },
  { label: 'Created', cell: ({ createdAt }) => <Time at={createdAt} />, phone: 'end' },
]
