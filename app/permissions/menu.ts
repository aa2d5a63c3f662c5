import { canManagePanels } from './panels'
import { canManageTemplates } from './templates'
import { type Actor, holds, isAdmin, isStaff } from './vocabulary'

/** The rows of the dashboard menu. Pure; one line for each screen that exists. */

type MenuIcon =
  | 'users'
  | 'folder'
  | 'folder-open'
  | 'settings'
  | 'inbox'
  | 'bag'
  | 'building'
  | 'template'
  | 'layers'
  | 'panel'
  | 'chart'
  | 'sliders'
  | 'calendar'
  | 'plus'
  | 'mail'
  | 'swap'

export type MenuItem = {
  label: string
  href: string
  icon: MenuIcon
  /** The heading it stands under; none for the first rows. */
  group?: 'Library' | 'Studio'
}

type Row = MenuItem & { who: (actor: Actor) => boolean }

const signedIn = (actor: Actor) => actor.kind === 'member'

const rows: readonly Row[] = [
  { label: 'Users', href: '/admin', icon: 'users', who: (a) => holds(a, 'manageUsers') },
  {
    label: 'All Projects',
    href: '/projects/all',
    icon: 'folder',
    who: (a) => holds(a, 'manageProjects'),
  },
  { label: 'My Projects', href: '/projects', icon: 'folder-open', who: signedIn },
  {
    label: 'Requests',
    href: '/requests',
    icon: 'inbox',
    who: (a) => isStaff(a) || (a.kind === 'member' && a.role === 'client'),
  },
  { label: 'Account Settings', href: '/account-settings', icon: 'settings', who: signedIn },
  {
    label: 'Page Templates',
    href: '/admin/page-templates',
    icon: 'template',
    group: 'Library',
    who: (a) => canManageTemplates(a, 'page'),
  },
  {
    label: 'Project Templates',
    href: '/admin/project-templates',
    icon: 'layers',
    group: 'Library',
    who: (a) => canManageTemplates(a, 'project'),
  },
  {
    label: 'Panels',
    href: '/admin/panels',
    icon: 'panel',
    group: 'Library',
    who: canManagePanels,
  },
  { label: 'Convert', href: '/convert', icon: 'swap', group: 'Library', who: isStaff },
  { label: 'Outbox', href: '/admin/outbox', icon: 'mail', group: 'Studio', who: isAdmin },
  {
    label: 'General Settings',
    href: '/admin/general-settings',
    icon: 'sliders',
    group: 'Studio',
    who: isAdmin,
  },
]

/** The rows somebody sees, in order. */
export const menuFor = (actor: Actor): MenuItem[] =>
  rows.filter((row) => row.who(actor)).map(({ who: _, ...item }) => item)

/** The row of the screen at `pathname`: the longest address that contains it. */
export function currentItem(items: readonly MenuItem[], pathname: string): MenuItem | undefined {
  return items
    .filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)[0]
}
