import { useLoaderData, useLocation, useOutlet } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { SearchField } from '~/components/form/search-field'
import { ListScreen, NoneHere } from '~/components/shell/list-screen'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { Menu, MenuButton, MenuLink } from '~/components/ui/menu'
import { type Column, Table } from '~/components/ui/table'
import { Tag } from '~/components/ui/tag'
import { Time } from '~/components/ui/time'
import { listInvitations } from '~/features/invitations/list-invitations.server'
import { readPageStart } from '~/features/lists/page-start'
import { countUsers } from '~/features/users/count-users.server'
import { pathTo } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { controlWords, namedControls } from '~/messages/controls'
import { roleNames } from '~/messages/roles'
import { displayName, userMessages as say } from '~/messages/users'
import { screen } from '~/routes/http/screen-and-act.server'
import { filtersIn, questionOf } from './filters'
import { userTabs } from './user-tabs'

const here = '/admin/users/invitations'

export const loader = screen(({ actor, url: { searchParams } }) => {
  // But for the search, what the users are narrowed to waits for the way back to them.
  const filters = filtersIn(searchParams)
  return {
    ...listInvitations(actor, readPageStart(searchParams), filters.q),
    filters,
    counts: countUsers(actor, questionOf(filters)),
  }
})

export const handle: LiveHandle = { live: 'list:users' }

export const meta = () => [{ title: `${say.invitations} · Panelry` }]

export default function Invitations() {
  const { invitations, filters, counts, previous, next } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return (
    <ListScreen
      breadcrumb={[
        { label: say.admin },
        { label: say.users, to: '/admin/users' },
        { label: say.invitations },
      ]}
      title={say.invitations}
      dialog={useOutlet()}
      actions={
        <>
          <ButtonLink to="/admin/users/bulk-invite" icon="upload">
            {say.bulkInvite}
          </ButtonLink>
          <ButtonLink to="/admin/users/invite" look="primary" icon="mail">
            {say.inviteByEmail}
          </ButtonLink>
        </>
      }
      tabs={userTabs(filters, counts, true)}
      filters={
        <div className="filters">
          <SearchField label={say.searchInvited} value={filters.q} action={here} keep={filters} />
        </div>
      }
      none={
        invitations.length === 0 &&
        (filters.q ? (
          <NoneHere say={say.noInvitation(filters.q)} to={pathTo(here, { ...filters, q: '' })} />
        ) : (
          <EmptyState title={say.invitationsNone}>{say.invitationsLead}</EmptyState>
        ))
      }
      pages={{ previous, next, at: (cursor) => pathTo(here, { ...filters, ...cursor }) }}
    >
      <Table
        caption={say.invitations}
        columns={[...facts, actions(search)]}
        rows={invitations}
        rowKey={({ id }) => id}
      />
    </ListScreen>
  )
}

type Row = ReturnType<typeof listInvitations>['invitations'][number]

const facts: Column<Row>[] = [
  { label: controlWords.email, cell: ({ email }) => <span>{email}</span>, names: true },
  { label: say.role, cell: ({ role }) => roleNames[role], size: 'word', yields: 3 },
  { label: say.package, cell: ({ packageName }) => packageName, yields: 2 },
  { label: say.invitedBy, cell: ({ inviter }) => displayName(inviter), phone: 'hide', yields: 1 },
  {
    label: columnWords.created,
    cell: ({ created }) => <Time at={created} />,
    phone: 'hide',
    size: 'date',
    yields: 2,
  },
  {
    label: columnWords.state,
    size: 'moment',
    cell: ({ expired, expiresAt }) =>
      expired ? (
        <Tag>{say.expired}</Tag>
      ) : (
        <>
          {say.openUntil} <Time at={expiresAt} />
        </>
      ),
  },
]

/** @param search the query of the list, kept under a dialog */
const actions = (search: string): Column<Row> => ({
  label: columnWords.actions,
  size: 'menu',
  hideLabel: true,
  align: 'end',
  phone: 'end',
  cell: ({ id, email, mine }) =>
    mine && (
      <Menu end icon="more" look="quiet" label={namedControls.actions(email)}>
        <ActionForm action={`${here}/${id}/resend${search}`}>
          <MenuButton icon="send">{say.sendAgain}</MenuButton>
        </ActionForm>
        <MenuLink to={`${here}/${id}/revoke${search}`} icon="trash" preventScrollReset>
          {say.revoke}
        </MenuLink>
      </Menu>
    ),
})
