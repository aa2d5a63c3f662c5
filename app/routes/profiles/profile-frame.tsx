import type { ReactNode } from 'react'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { Screen } from '~/components/ui/screen'
import { Tabs } from '~/components/ui/tabs'
import { pathTo } from '~/map/path-to'
import { profileMessages as say } from '~/messages/profiles'
import { editPath, loginsPath, membersPath, profilePath, profilesCrumb } from './addresses'
import type { Head } from './read-head.server'

type ProfileView = 'profile' | 'members' | 'logins' | 'requests' | 'orders' | 'history'

/** Live topics of a company profile: an open page reads itself again when the profile changes. */
export const profileHandle: LiveHandle<{ head: Head }> = {
  live: ({ head }) => ({ topic: `profile:${head.id}`, since: head.since }),
}

type MetaOf = { data?: { head: Head }; location: { search: string } }

/** The title of a view of a company profile: views of one company are told apart by it. */
export const profileMeta =
  (view: ProfileView | 'receipts') =>
  ({ data, location }: MetaOf) => {
    const isHistory = new URLSearchParams(location.search).get('tab') === 'history'
    const part = say.titleOf[view === 'profile' && isHistory ? 'history' : view]
    return [{ title: `${data ? say.partOf(data.head.name, part) : say.title} · Panelry` }]
  }

/** Around every view of a company profile: its name, what can be done, the tabs. */
export function ProfileFrame({
  head,
  view,
  part = view,
  dialog,
  actions,
  children,
}: {
  head: Head
  view: ProfileView
  /** Name in the heading, if a view has screens of its own. */
  part?: ProfileView | 'receipts'
  dialog?: ReactNode
  /** Actions here, in place of those of the profile. */
  actions?: ReactNode
  children: ReactNode
}) {
  const { id, name, may, asks } = head
  return (
    <Screen dialog={dialog}>
      <DashboardShell
        breadcrumb={[
          profilesCrumb,
          ...(view === 'profile'
            ? [{ label: name }]
            : [{ label: name, to: profilePath(id) }, { label: say.tabs[view] }]),
        ]}
      >
        <PageHead
          title={
            <span className="wrap-anywhere">
              {name}
              <span className="sr-only">{say.partOf('', say.titleOf[part])}</span>
            </span>
          }
          actions={
            actions ?? (
              <>
                {asks && (
                  <ButtonLink to="/requests/create-request" icon="plus">
                    {say.createRequest}
                  </ButtonLink>
                )}
                {may.edit && (
                  <ButtonLink to={editPath(id)} look="primary" icon="pencil">
                    {say.edit}
                  </ButtonLink>
                )}
              </>
            )
          }
        />
        <Tabs label={say.views} tabs={tabsOf(head, view)} />
        {children}
      </DashboardShell>
    </Screen>
  )
}

function tabsOf({ id, members, logins, requests, orders, may }: Head, view: ProfileView) {
  const tab = (to: string, name: ProfileView, count?: number | string) => ({
    to,
    label: say.tabs[name],
    count,
    current: view === name,
  })
  return [
    tab(profilePath(id), 'profile'),
    tab(membersPath(id), 'members', members),
    ...(may.logins ? [tab(loginsPath(id), 'logins', logins)] : []),
    tab(pathTo('/company-profile/:profile/requests', { profile: id }), 'requests', requests),
    tab(pathTo('/company-profile/:profile/orders', { profile: id }), 'orders', orders),
    ...(may.history ? [tab(`${profilePath(id)}?tab=history`, 'history')] : []),
  ]
}
