import { useLoaderData, useLocation, useOutlet } from '@remix-run/react'
import { ListScreen, NoneHere } from '~/components/shell/list-screen'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { Menu, MenuLink } from '~/components/ui/menu'
import { cleared } from '~/features/lists/define-filters'
import { readPageStart } from '~/features/lists/page-start'
import { listPackages } from '~/features/packages/packages.server'
import { countUsers } from '~/features/users/count-users.server'
import { listUsers } from '~/features/users/list-users.server'
import { pathTo } from '~/map/path-to'
import { capped } from '~/messages/format'
import { userMessages as say } from '~/messages/users'
import { screen } from '~/routes/http/screen-and-act.server'
import { filtersIn, questionOf, withFilters } from './users/filters'
import { noneFits } from './users/none-fits'
import { UserFilters } from './users/user-filters'
import { UserTable } from './users/user-table'
import { userTabs } from './users/user-tabs'

export const loader = screen(({ actor, url: { searchParams } }) => {
  const filters = filtersIn(searchParams)
  const question = questionOf(filters)
  return {
    filters,
    packages: listPackages(),
    counts: countUsers(actor, question),
    ...listUsers(actor, { ...question, place: readPageStart(searchParams) }),
  }
})

export const handle: LiveHandle = { live: 'list:users' }

export const meta = () => [{ title: `${say.users} · Panelry` }]

/** `15 of 214 users`, as far as they are counted. */
const shown = (here: number, all?: number) =>
  here === 0 || all === undefined ? undefined : say.shown(here, capped(all))

export default function Users() {
  const { users, filters, packages, counts, previous, next } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const invite = pathTo('/admin/users/invite') + search
  const none = users.length === 0
  return (
    <ListScreen
      breadcrumb={[{ label: say.admin }, { label: say.users }]}
      title={say.users}
      dialog={useOutlet()}
      actions={
        <>
          <div className="md:hidden">
            <Menu label={say.moreWays} icon="more" end>
              <MenuLink to={invite} icon="mail" preventScrollReset>
                {say.inviteByEmail}
              </MenuLink>
              <MenuLink to="/admin/users/bulk-invite" icon="upload">
                {say.bulkInvite}
              </MenuLink>
            </Menu>
          </div>
          <ButtonLink to="/admin/users/bulk-invite" icon="upload" className="max-md:hidden">
            {say.bulkInvite}
          </ButtonLink>
          <ButtonLink to={invite} icon="mail" className="max-md:hidden" preventScrollReset>
            {say.inviteByEmail}
          </ButtonLink>
          <ButtonLink to="/admin/users/new" look="primary" icon="user-plus">
            {say.createUser}
          </ButtonLink>
        </>
      }
      tabs={userTabs(filters, counts)}
      filters={<UserFilters filters={filters} packages={packages} />}
      none={
        none && (
          <NoneHere
            say={noneFits(filters, packages)}
            to={pathTo('/admin/users', cleared(filters, 'role'))}
          />
        )
      }
      pages={{
        text: shown(users.length, counts?.[filters.role || 'all']),
        previous,
        next,
        at: (cursor) => withFilters(filters, cursor),
      }}
    >
      <UserTable users={users} search={search} />
    </ListScreen>
  )
}
