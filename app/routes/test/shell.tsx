import type { MetaFunction } from '@remix-run/node'
import { SearchField } from '~/components/form/search-field'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { Avatar } from '~/components/ui/avatar'
import { ButtonLink } from '~/components/ui/button'
import { FilterChip } from '~/components/ui/filter-chip'
import { Pager } from '~/components/ui/pager'
import { Table } from '~/components/ui/table'
import { Tabs } from '~/components/ui/tabs'
import { personColumns } from './lists'
import { people } from './people'
import { sampleViewer } from './shell-parts'

export const meta: MetaFunction = () => [{ title: 'Dashboard · Components · Panelry' }]

/** The dashboard with a list in it, as every list screen is built. */
export default function ShellSample() {
  return (
    <DashboardShell
      viewer={{
        ...sampleViewer,
        menu: sampleViewer.menu.map((item, i) =>
          i === 0 ? { ...item, href: '/test/shell' } : item,
        ),
      }}
      breadcrumb={[{ label: 'Components', to: '/test#shell' }, { label: 'Users' }]}
    >
      <PageHead
        title="Users"
        actions={
          <>
            <ButtonLink to="/test#buttons" icon="mail" className="max-md:hidden">
              Invite by email
            </ButtonLink>
            <ButtonLink to="/test#buttons" look="primary" icon="user-plus">
              Create user
            </ButtonLink>
          </>
        }
      />
      <Tabs
        label="Users"
        tabs={[
          { to: '/test/shell', label: 'All', count: 15, current: true },
          { to: '/test/shell?role=client', label: 'Clients', count: 6 },
          { to: '/test/shell?role=employee', label: 'Employees', count: 6 },
          { to: '/test/shell?role=admin', label: 'Admins', count: 1 },
          { to: '/test/shell?role=invited', label: 'Invited', count: 1 },
        ]}
      />
      <div className="filters">
        <SearchField label="Search name or email" action="/test/shell" />
        <FilterChip label="Created: last 60 days" removeTo="/test/shell" />
      </div>
      <Table
        caption="Users"
        columns={personColumns}
        rows={people}
        rowKey={(p) => p.email}
        rowHref={() => '/test#lists'}
        lead={(p) => <Avatar name={p.name} />}
      />
      <Pager text={`${people.length} of 214 users`} next="/test/shell?page=2" />
    </DashboardShell>
  )
}
