import { SearchField } from '~/components/form/search-field'
import { Accordion } from '~/components/ui/accordion'
import { Avatar } from '~/components/ui/avatar'
import { ButtonLink } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { DataList } from '~/components/ui/data-list'
import { EmptyState } from '~/components/ui/empty-state'
import { FilterChip } from '~/components/ui/filter-chip'
import { Menu, MenuLink } from '~/components/ui/menu'
import { Pager } from '~/components/ui/pager'
import { type Column, Table } from '~/components/ui/table'
import { Tabs } from '~/components/ui/tabs'
import { Tag } from '~/components/ui/tag'
import { Time } from '~/components/ui/time'
import { gallery } from '~/messages/gallery'
import { Part, State } from './part'
import { type Person, people } from './people'

export const personColumns: Column<Person>[] = [
  {
    label: 'Name',
    sort: { to: '?sort=name', direction: 'ascending' },
    cell: (p) => p.name,
  },
  { label: 'Email', cell: (p) => p.email, phone: 'hide', yields: 3 },
  {
    label: 'Role',
    size: 'date',
    cell: (p) => (p.role === 'Admin' ? <Tag tone="primary">Admin</Tag> : p.role),
  },
  {
    label: 'Projects',
    align: 'end',
    cell: (p) => p.projects,
    phone: 'hide',
    size: 'word',
    yields: 2,
  },
  {
    label: 'Last seen',
    size: 'date',
    sort: { to: '?sort=seen' },
    cell: (p) => <LastSeen at={p.seen} />,
    phone: 'hide',
  },
  {
    label: 'Actions',
    size: 'menu',
    hideLabel: true,
    align: 'end',
    phone: 'end',
    cell: (p) => (
      <Menu end icon="more" look="quiet" label={`Actions for ${p.name}`}>
        <MenuLink to="#lists" icon="pencil">
          Edit
        </MenuLink>
        <MenuLink to="/test/confirm" icon="trash">
          Delete
        </MenuLink>
      </Menu>
    ),
  },
]

const LastSeen = ({ at }: { at: number | null }) =>
  at === null ? <Tag tone="warning">Invited</Tag> : <Time at={at} />

/** Controls that show many things. */
export function Lists() {
  return (
    <>
      <Part id="lists" title="Lists">
        <State name="Tabs, filters, table, pager" wide>
          <div className="card -mx-(--edge) rounded-none border-x-0 md:mx-0 md:border-x">
            <Tabs
              label="Users"
              tabs={[
                { to: '#lists', label: 'All', count: 15, current: true },
                { to: '?role=client', label: 'Clients', count: 6 },
                { to: '?role=employee', label: 'Employees', count: '100+' },
                { to: '?role=admin', label: 'Admins' },
              ]}
            />
            <div className="filters">
              <SearchField label="Search name or email" action="/test" />
              <FilterChip label="Created: last 60 days" removeTo="/test#lists" />
            </div>
            <Table
              caption="Users"
              columns={personColumns}
              rows={people.slice(0, 5)}
              rowKey={(p) => p.email}
              rowHref={() => '#lists'}
              lead={(p) => <Avatar name={p.name} />}
            />
            <Pager text="1 to 5 of 24" previous="?page=0" next="?page=2" />
          </div>
        </State>
        <State name="Facts">
          <DataList
            rows={[
              ['Client', 'Nadia Hollis'],
              ['Created', <Time key="t" at={1795219200000} />],
            ]}
          />
        </State>
        <State name="Accordion">
          <Accordion title="Page settings" open>
            Open: header, footer, home page.
          </Accordion>
          <Accordion title="Collaborators" extra={3}>
            Closed until it is asked for.
          </Accordion>
        </State>
        <State name="Card">
          <Card link className="p-4">
            <a className="cover-link font-semibold" href="#lists">
              Tidewater Pottery
            </a>
            <p className="muted">8 pages</p>
          </Card>
        </State>
        <State name="Menu">
          <Menu label="Move to">
            <MenuLink to="#lists" icon="folder">
              Clients
            </MenuLink>
            <MenuLink to="#lists" icon="folder">
              Archive
            </MenuLink>
          </Menu>
        </State>
      </Part>
      <Part id="empty" title="Empty states">
        <EmptyState
          heading="h3"
          title={gallery.emptyTitle}
          actions={
            <>
              <ButtonLink to="#empty" look="primary" icon="plus">
                Create a project
              </ButtonLink>
              <ButtonLink to="#empty" icon="template">
                Look at templates
              </ButtonLink>
            </>
          }
        >
          {gallery.empty}
        </EmptyState>
      </Part>
    </>
  )
}
