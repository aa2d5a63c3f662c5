import { Avatar } from '~/components/ui/avatar'
import { Menu, MenuLink } from '~/components/ui/menu'
import { photoSrc } from '~/components/ui/photo'
import { type Column, Table } from '~/components/ui/table'
import { Tag } from '~/components/ui/tag'
import { Time } from '~/components/ui/time'
import type { listUsers } from '~/features/users/list-users.server'
import { pathTo } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { controlWords, namedControls } from '~/messages/controls'
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
  {
    label: controlWords.email,
    cell: ({ email }) => <span>{email}</span>,
    names: true,
    phone: 'hide',
    yields: 3,
  },
  // The room that is left is the email's: it tells two people of one name apart.
  { label: say.role, cell: (user) => <RoleCell {...user} />, size: 'tag' },
  {
    label: say.packageOrRights,
    cell: (user) => <Held each={[...user.packages, ...rightsOf(user)]} />,
    phone: 'hide',
    size: 'date',
    yields: 2,
  },
  {
    label: say.projects,
    align: 'end',
    cell: ({ projects }) => capped(projects),
    phone: 'hide',
    size: 'word',
    yields: 1,
  },
  {
    label: columnWords.created,
    cell: ({ createdAt }) => <Time at={createdAt} />,
    phone: 'hide',
    size: 'date',
    yields: 1,
  },
]

/** Clients have packages, employees rights: hardly anybody both. */
function rightsOf({ role, organization, flags }: Row): string[] {
  if (role === 'admin') return [say.allRights]
  return organization && flags > 0 ? [say.someRights(flags)] : []
}

/** The first, and how many more; all of them under the pointer and for screen readers. */
function Held({ each }: { each: readonly string[] }) {
  if (each.length < 2) return each[0]
  return (
    <span className="flex gap-1" title={each.join(', ')}>
      <span className="sr-only">{each.join(', ')}</span>
      <span className="truncate-line" aria-hidden="true">
        {each[0]}
      </span>
      <span aria-hidden="true">+{each.length - 1}</span>
    </span>
  )
}

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
 * Role, employee flag and employee role as one; the packages and a temporary password are in the same line
 * where their own columns have given way.
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
      <Menu end icon="more" look="quiet" label={namedControls.actions(fullName)}>
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
