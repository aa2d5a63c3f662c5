import { Avatar } from '~/components/ui/avatar'
import { Menu, MenuLink } from '~/components/ui/menu'
import { photoSrc } from '~/components/ui/photo'
import { type Column, Table } from '~/components/ui/table'
import { Tag } from '~/components/ui/tag'
import { Time } from '~/components/ui/time'
import type { listUsers } from '~/features/users/list-users.server'
import { pathTo } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { controlsOf, controlWords } from '~/messages/controls'
import { capped } from '~/messages/format'
import { roleNames } from '~/messages/roles'
import { userMessages as say } from '~/messages/users'

type Row = ReturnType<typeof listUsers>['users'][number]

/** The people of one page. @param search the query of the list, kept under a dialog */
export function UserTable({ users, search }: { users: readonly Row[]; search: string }) {
  return (
    <Table
      caption={say.users}
      columns={[...facts, lastSeen(users), actions(search)]}
      rows={users}
      rowKey={({ id }) => id}
      rowHref={({ id, editable }) => (editable ? pathTo('/admin/users/:user', { user: id }) : null)}
      lead={({ fullName, avatar }) => <Avatar name={fullName} src={photoSrc(avatar)} />}
    />
  )
}

const facts: Column<Row>[] = [
  { label: controlWords.name, cell: ({ fullName }) => fullName, size: 'name' },
  { label: controlWords.email, cell: ({ email }) => email, phone: 'hide', yields: 3 },
  // The room that is left is the email's: it tells two people of one name apart.
  { label: say.role, cell: (user) => <RoleCell {...user} />, size: 'date' },
  {
    label: say.package,
    cell: ({ packages }) => packages.join(', '),
    phone: 'hide',
    size: 'date',
    yields: 2,
  },
  {
    label: say.rights,
    cell: ({ role, organization, flags }) =>
      role === 'admin' ? say.allRights : organization && flags > 0 ? say.someRights(flags) : null,
    phone: 'hide',
    size: 'word',
    yields: 1,
  },
  {
    label: say.projects,
    align: 'end',
    cell: ({ projects }) => capped(projects),
    phone: 'hide',
    size: 'word',
    yields: 2,
  },
  {
    label: columnWords.created,
    cell: ({ createdAt }) => <Time at={createdAt} />,
    phone: 'hide',
    size: 'date',
    yields: 1,
  },
]

/** It takes the room of the words about a temporary password only where somebody has one. */
const lastSeen = (users: readonly Row[]): Column<Row> => ({
  label: say.lastSeen,
  cell: ({ lastSeenAt, tempPassword }) =>
    tempPassword ? (
      <Tag>{say.temporaryPassword}</Tag>
    ) : lastSeenAt ? (
      <Time at={lastSeenAt} />
    ) : (
      say.neverSeen
    ),
  phone: 'hide',
  yields: 3,
  size: users.some(({ tempPassword }) => tempPassword) ? 'tag' : 'date',
})

/**
 * Role, employee flag and employee role as one; the packages and a temporary password stand in the
 * same line where their own columns have given way.
 */
const RoleCell = ({ role, organization, employeeRole, packages, tempPassword }: Row) => (
  <>
    {role === 'admin' ? (
      <Tag tone="primary">{say.admin}</Tag>
    ) : organization ? (
      role === 'client' ? (
        say.clientEmployee
      ) : (
        say.employee
      )
    ) : (
      roleNames[role]
    )}
    {tempPassword && (
      <span className="@min-[40rem]:hidden">, {say.temporaryPassword.toLowerCase()}</span>
    )}
    {organization && employeeRole && (
      <span className="text-n500" title={employeeRole}>
        {' '}
        {employeeRole}
      </span>
    )}
    {packages.length > 0 && <span className="@min-[54rem]:hidden">, {packages.join(', ')}</span>}
  </>
)

const actions = (search: string): Column<Row> => ({
  label: columnWords.actions,
  size: 'menu',
  hideLabel: true,
  align: 'end',
  phone: 'end',
  cell: ({ id, fullName, editable, self }) =>
    editable && (
      <Menu end icon="more" look="quiet" label={controlsOf.actions(fullName)}>
        <MenuLink to={pathTo('/admin/users/:user', { user: id })} icon="pencil">
          {controlWords.edit}
        </MenuLink>
        {!self && (
          <MenuLink
            to={pathTo('/admin/users/:user/delete', { user: id }) + search}
            icon="trash"
            danger
            preventScrollReset
          >
            {controlWords.delete}
          </MenuLink>
        )}
      </Menu>
    ),
})
