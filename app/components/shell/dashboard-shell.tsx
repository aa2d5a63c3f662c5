import { Link, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { zoneTime } from '~/messages/dates'
import { shell } from '~/messages/shell'
import { waitingMessages as say } from '~/messages/waiting'
import { Banner } from '../ui/banner'
import { ButtonLink } from '../ui/button'
import { Drawer } from '../ui/drawer'
import { Icon } from '../ui/icon'
import { useClock } from '../ui/use-clock'
import { Bell } from './bell'
import { DashboardMenu } from './dashboard-menu'
import { startScreens } from './start-screens'
import { Tour } from './tour'
import { UserMenu } from './user-menu'
import { useViewer, type ViewerSummary } from './viewer'

/** On the screens people start on: an invitation to Panelry that they have not answered. */
function InvitationWaits({ who }: { who: string }) {
  const { pathname } = useLocation()
  if (!startScreens.includes(pathname)) return null
  return (
    <Banner
      actions={
        <ButtonLink to="/invitation" look="primary">
          {say.seeInvitation}
        </ButtonLink>
      }
    >
      {say.joins(who)}
    </Banner>
  )
}

type Crumb = { label: string; to?: string }

/**
 * The frame of every screen behind the sign-in: menu 250, bar 48, content. On a phone the menu is
 * a drawer. `viewer` is the root loader's by default.
 */
export function DashboardShell({
  breadcrumb,
  tools,
  viewer: given,
  children,
}: {
  /** From the area to this screen; the last one is the screen itself. */
  breadcrumb: readonly Crumb[]
  /** Controls of the bar, left of the bell: search. */
  tools?: ReactNode
  viewer?: ViewerSummary
  children: ReactNode
}) {
  const own = useViewer()
  const viewer = given ?? own
  if (!viewer) return <main>{children}</main>
  return (
    <div className="dashboard">
      <a href="#content" className="skip-link">
        {shell.skip}
      </a>
      <DashboardMenu items={viewer.menu} />
      <div className="dashboard-content">
        <header className="dashboard-bar">
          <div className="flex min-w-0 items-center gap-1">
            <Drawer label={shell.menu} icon="menu" className="phone-drawer">
              <DashboardMenu items={viewer.menu} />
            </Drawer>
            <Breadcrumb crumbs={breadcrumb} />
          </div>
          <div className="-mr-2 flex items-center gap-1">
            {tools}
            <Bell count={viewer.bellCount} />
            <UserMenu viewer={viewer} />
          </div>
        </header>
        <main id="content" tabIndex={-1}>
          {viewer.invitedBy && <InvitationWaits who={viewer.invitedBy} />}
          {viewer.tour && <Tour />}
          {children}
          <ClockNamed />
        </main>
      </div>
    </div>
  )
}

/** Says by whose clock the page tells its dates and times, where that is not known to be the reader's. */
function ClockNamed() {
  const { zone, isOwn } = useClock()
  if (isOwn) return null
  return (
    <p className="clock-named">
      {shell.timesIn(zoneTime(zone))}{' '}
      <Link to="/account-settings#time-zone" className="link">
        {shell.chooseZone}
      </Link>
    </p>
  )
}

/** Path to this screen; the last part is not a link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumb" aria-label={shell.breadcrumb}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label}>
            {index > 0 && <Icon name="chevron-right" />}
            {crumb.to && index < crumbs.length - 1 ? (
              <Link to={crumb.to} dir="auto">
                {crumb.label}
              </Link>
            ) : (
              <span
                className="truncate-line"
                dir="auto"
                aria-current={index === crumbs.length - 1 ? 'page' : undefined}
              >
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The title of a screen with its actions, and below them its tabs. */
export function PageHead({
  title,
  actions,
  children,
}: {
  title: ReactNode
  actions?: ReactNode
  /** Facts under the title. */
  children?: ReactNode
}) {
  return (
    <div className="page-head">
      <div>
        <h1 className="title" dir="auto">
          {title}
        </h1>
        {children}
      </div>
      {actions && <div className="form-actions">{actions}</div>}
    </div>
  )
}
