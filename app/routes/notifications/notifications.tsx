import { redirect } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { ListScreen } from '~/components/shell/list-screen'
import { NotificationList, OpenAll } from '~/components/shell/notification-list'
import { EmptyState } from '~/components/ui/empty-state'
import { photoSrc } from '~/components/ui/photo'
import { whoInvites } from '~/features/invitations/find-invitation.server'
import { defineFilters, oneOf } from '~/features/lists/define-filters'
import { readPageStart } from '~/features/lists/page-start'
import { hasUnopened } from '~/features/notifications/has-unopened.server'
import { listInvites } from '~/features/notifications/list-invites.server'
import { listNotifications } from '~/features/notifications/list-notifications.server'
import { pathTo, queryOf } from '~/map/path-to'
import { notificationMessages as say } from '~/messages/notifications'
import { memberWithAccount } from '~/routes/http/require-member'
import { screen } from '~/routes/http/screen-and-act.server'

const filtersIn = defineFilters({
  /** All of them; else those that are not opened. */
  opened: oneOf(['1']),
})

export const loader = screen(({ user, url: { searchParams } }) => {
  const me = memberWithAccount(user)
  // Old target of invitation mails, before these had a page of their own.
  const code = searchParams.get('invite')
  if (code) throw redirect(pathTo('/invited', { code }))
  const { opened } = filtersIn(searchParams)
  const { rows, ...ways } = listNotifications(me, {
    all: opened === '1',
    place: readPageStart(searchParams),
  })
  // Above the newest ones, however one came there.
  const first = ways.previous === null
  const invites = first ? listInvites(me) : []
  const inviter = first ? whoInvites(me) : null
  return {
    opened,
    joining: inviter === null ? null : { who: inviter },
    rows: rows.map(({ avatar, ...row }) => ({ ...row, photo: photoSrc(avatar) })),
    invites: invites.map(({ id, kind, name, who, avatar, at }) => ({
      ...{ id, kind, name, who, at },
      photo: photoSrc(avatar),
    })),
    unopened: hasUnopened(me),
    until: Date.now(),
    ...ways,
  }
})

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** Notifications of the signed-in person; the bell shows the same list over any other page. */
export default function NotificationsScreen() {
  const { opened, previous, next, ...loaded } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  const from = pathname + search
  const at = (change: Record<string, string>) => pathname + queryOf({ opened, ...change })
  const none = loaded.rows.length + loaded.invites.length === 0 && !loaded.joining
  return (
    <ListScreen
      breadcrumb={[{ label: say.title }]}
      title={say.title}
      lead={say.lead}
      actions={<OpenAll {...loaded} from={from} />}
      tabs={{
        label: say.title,
        tabs: [
          { to: at({ opened: '' }), label: say.unopened, current: !opened },
          { to: at({ opened: '1' }), label: say.all, current: opened === '1' },
        ],
      }}
      none={
        none && (
          <EmptyState title={opened ? say.noneAtAll : say.none} drawing="notifications">
            {say.noneLead}
          </EmptyState>
        )
      }
      pages={{
        previous,
        next,
        at,
      }}
    >
      <NotificationList {...loaded} from={from} />
    </ListScreen>
  )
}
