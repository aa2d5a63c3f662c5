import { useLoaderData, useLocation } from '@remix-run/react'
import { ListScreen } from '~/components/shell/list-screen'
import { NotificationList, OpenAll } from '~/components/shell/notification-list'
import { EmptyState } from '~/components/ui/empty-state'
import { Notice } from '~/components/ui/notice'
import { photoSrc } from '~/components/ui/photo'
import { notFound } from '~/faults'
import { invitationFor } from '~/features/invitations/accept-invitation.server'
import { placeIn } from '~/features/lists/place'
import { isLostLink, listMemberInvites } from '~/features/notifications/list-member-invites.server'
import { listNotifications } from '~/features/notifications/list-notifications.server'
import { queryOf } from '~/map/path-to'
import { notificationMessages as say } from '~/messages/notifications'
import { memberOf } from '~/routes/http/member-of'
import { screen } from '~/routes/http/screen-and-act.server'

export const loader = screen('/notifications', ({ actor, user, url: { searchParams } }) => {
  if (!user) throw notFound()
  const opened = searchParams.get('opened') === '1'
  const place = placeIn(searchParams)
  const { rows, ...ways } = listNotifications(memberOf(actor), { opened, place })
  // Above the newest ones, however one came there.
  const first = ways.previous === null
  const code = searchParams.get('invite') ?? ''
  const invites = first ? listMemberInvites(user, code) : []
  const invitation = first ? invitationFor(memberOf(actor), null) : null
  return {
    opened,
    code,
    lost: first && isLostLink(user.email, invites, code) ? user.email : null,
    joining: invitation && typeof invitation === 'object' ? { who: invitation.inviter } : null,
    rows: rows.map(({ avatar, ...row }) => ({ ...row, photo: photoSrc(avatar) })),
    invites: invites.map(({ avatar, ...invite }) => ({ ...invite, photo: photoSrc(avatar) })),
    unopened: rows.some(({ viewed }) => !viewed),
    until: Date.now(),
    ...ways,
  }
})

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** The notifications of who is signed in; the bell shows the same list over any other page. */
export default function NotificationsScreen() {
  const { opened, code, lost, previous, next, ...loaded } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  const from = pathname + search
  const none = loaded.rows.length + loaded.invites.length === 0 && !loaded.joining
  return (
    <ListScreen
      breadcrumb={[{ label: say.title }]}
      title={say.title}
      actions={<OpenAll {...loaded} from={from} />}
      notice={
        lost !== null && (
          <div className="px-(--edge) pb-4">
            <Notice tone="warning">{say.notInvited(lost)}</Notice>
          </div>
        )
      }
      tabs={{
        label: say.title,
        tabs: [
          { to: pathname, label: say.unopened, current: !opened },
          { to: `${pathname}?opened=1`, label: say.all, current: opened },
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
        at: (cursor) => pathname + queryOf({ opened: opened ? '1' : null, ...cursor }),
      }}
    >
      <NotificationList {...loaded} code={code} from={from} />
    </ListScreen>
  )
}
