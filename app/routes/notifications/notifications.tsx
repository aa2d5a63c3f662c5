import { useLoaderData, useLocation } from '@remix-run/react'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { NotificationList, OpenAll } from '~/components/shell/notification-list'
import { EmptyState } from '~/components/ui/empty-state'
import { TurnPages } from '~/components/ui/pager'
import { photoSrc } from '~/components/ui/photo'
import { Tabs } from '~/components/ui/tabs'
import {
  listMemberInvites,
  listNotifications,
} from '~/features/notifications/list-notifications.server'
import { invitationFor } from '~/features/users/accept-invitation.server'
import { notificationMessages as say } from '~/messages/notifications'
import { notFound } from '~/platform/faults'
import { screen } from '~/routes/http/handle.server'
import { memberOf } from '~/routes/http/member-of'
import { placeIn } from '~/routes/http/place'
import { queryOf } from '~/routes/http/query'

export const loader = screen('/notifications', ({ actor, user, url: { searchParams } }) => {
  if (!user) throw notFound()
  const opened = searchParams.get('opened') === '1'
  const place = placeIn(searchParams)
  const { rows, ...ways } = listNotifications(memberOf(actor), { opened, place })
  const invites = place ? [] : listMemberInvites(user)
  const invitation = place ? null : invitationFor(memberOf(actor), null)
  return {
    opened,
    joining: invitation && typeof invitation === 'object' ? { who: invitation.inviter } : null,
    rows: rows.map(({ avatar, ...row }) => ({ ...row, photo: photoSrc(avatar) })),
    invites: invites.map(({ avatar, ...invite }) => ({ ...invite, photo: photoSrc(avatar) })),
    unopened: rows.some(({ viewed }) => !viewed),
    until: Date.now(),
    ...ways,
  }
})

export const meta = () => [{ title: 'Notifications · Panelry' }]

/** The notifications of who is signed in; the bell shows the same list over any other page. */
export default function NotificationsScreen() {
  const { opened, newer, older, ...loaded } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  const from = pathname + search
  const none = loaded.rows.length + loaded.invites.length === 0 && !loaded.joining
  return (
    <DashboardShell breadcrumb={[{ label: say.title }]}>
      <PageHead title={say.title} actions={<OpenAll {...loaded} from={from} />} />
      <Tabs
        label={say.title}
        tabs={[
          { to: pathname, label: say.unopened, current: !opened },
          { to: `${pathname}?opened=1`, label: say.all, current: opened },
        ]}
      />
      {none ? (
        <EmptyState title={opened ? say.noneAtAll : say.none} drawing="notifications">
          {say.noneLead}
        </EmptyState>
      ) : (
        <NotificationList {...loaded} from={from} />
      )}
      <TurnPages
        newer={newer}
        older={older}
        at={(cursor) => pathname + queryOf({ opened: opened ? '1' : null, ...cursor })}
      />
    </DashboardShell>
  )
}
