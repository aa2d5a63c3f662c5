import { Avatar } from '~/components/ui/avatar'
import { Menu, MenuLink } from '~/components/ui/menu'
import { type Column, Table } from '~/components/ui/table'
import { Tag } from '~/components/ui/tag'
import { Time } from '~/components/ui/time'
import type { listUsers } from '~/features/users/list-users.server'
import { count } from '~/messages/format'
import { roleNames } from '~/messages/users'

type Row = ReturnType<typeof listUsers>['users'][number]

/** The people of one page. @param search the query of the list, kept under a dialog */
export function UserTable({ users, search }: { users: readonly Row[]; search: string }) {
  return (
    <Table
      caption="Users"
      columns={[...facts, actions(search)]}
      rows={users}
      rowKey={({ id }) => id}
      rowHref={({ id, editable }) => (editable ? `/admin/users/${id}` : null)}
      lead={({ fullName, avatar }) => (
        <Avatar name={fullName} src={avatar && `/files/profilephotos/thumb_${avatar}`} />
      )}
    />
  )
}

/** Long texts end in an ellipsis: the whole row fits beside the menu. */
const Cut = ({ most, children }: { most: string; children: string }) => (
  <span className={`truncate-line inline-block max-w-full align-middle ${most}`}>{children}</span>
)

const facts: Column<Row>[] = [
  {
    label: 'Name',
    cell: ({ fullName }) => <Cut most="md:max-w-[11vw] lg:max-w-[15vw]">{fullName}</Cut>,
  },
  {
    label: 'Email',
    cell: ({ email }) => <Cut most="md:max-w-[13vw] lg:max-w-[15vw]">{email}</Cut>,
    phone: 'hide',
  },
  {
    label: 'Role',
    cell: ({ role }) => (role === 'admin' ? <Tag tone="primary">Admin</Tag> : roleNames[role]),
  },
  {
    label: 'Employee',
    cell: ({ organization, employeeRole }) =>
      organization && (
        <span className="truncate-line block md:max-w-[11vw]">
          Employee {employeeRole && <span className="text-n500">{employeeRole}</span>}
        </span>
      ),
    wide: true,
  },
  {
    label: 'Package',
    cell: ({ packages }) => <Cut most="md:max-w-[8vw]">{packages.join(', ')}</Cut>,
    phone: 'hide',
    wide: true,
  },
  {
    label: 'Rights',
    cell: ({ role, organization, flags }) =>
      role === 'admin' ? 'All' : organization && flags > 0 ? count(flags, 'flag') : null,
    phone: 'hide',
    wide: true,
  },
  {
    label: 'Created',
    cell: ({ createdAt, tempPassword }) => (
      <>
        <Time at={createdAt} />
        {tempPassword && (
          <span className="ml-2 max-[75rem]:hidden">
            <Tag>Temporary password</Tag>
          </span>
        )}
      </>
    ),
    phone: 'hide',
  },
]

const actions = (search: string): Column<Row> => ({
  label: 'Actions',
  hideLabel: true,
  align: 'end',
  phone: 'end',
  cell: ({ id, fullName, editable, self }) =>
    editable && (
      <Menu end icon="more" look="quiet" label={`Actions for ${fullName}`}>
        <MenuLink to={`/admin/users/${id}`} icon="pencil">
          Edit
        </MenuLink>
        {!self && (
          <MenuLink
            to={`/admin/users/${id}/delete${search}`}
            icon="trash"
            danger
            preventScrollReset
          >
            Delete
          </MenuLink>
        )}
      </Menu>
    ),
})
