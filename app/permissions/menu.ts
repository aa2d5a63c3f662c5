import { orderListTexts } from '~/messages/orders'
import { requestListTexts } from '~/messages/requests'
import { orderListNames, orderLists } from '~/work/order-lists'
import { requestListNames, requestLists } from '~/work/request-lists'
import { canBookCalls } from './bookings'
import type { MenuItem } from './menu-items'
import { canManageOrders, listsOfOrders } from './orders'
import { canManagePanels } from './panels'
import { canSeeAllProjects } from './projects'
import { canManageRequests } from './requests'
import { canManageTemplates } from './templates'
import { canManageUsers } from './users'
import { type Actor, isAdmin, isStaff } from './vocabulary'

/** The rows of the dashboard menu. Pure; one line for each screen that exists. */

/** What the rows look at beside who somebody is. */
type MenuFacts = {
  /** A client may have another active request. */
  roomForRequest: boolean
  /** They have bought something, or work on an order. */
  hasOrders: boolean
  /** They belong to a company. */
  hasProfiles: boolean
}

type Row = MenuItem & { who: (actor: Actor, facts: MenuFacts) => boolean }

const signedIn = (actor: Actor) => actor.kind === 'member'
const isClient = (actor: Actor) =>
  actor.kind === 'member' && actor.role === 'client' && !isStaff(actor)

/** The lists of requests that staff have under *Requests*. */
const requestRows = requestListNames.map(
  (list): Row => ({
    label: requestListTexts[list].label,
    href: requestLists[list],
    below: '/requests',
    who: isStaff,
  }),
)

const seesOrders: Row['who'] = (actor, { hasOrders }) =>
  isClient(actor) || canManageOrders(actor) || hasOrders

/** The lists of orders that staff have under *Orders*, and what there is to manage. */
const orderRows: readonly Row[] = [
  { label: 'Orders', href: '/orders', icon: 'bag', who: seesOrders },
  ...orderListNames.map(
    (list): Row => ({
      label: orderListTexts[list].label,
      href: orderLists[list],
      below: '/orders',
      who: (actor, facts) =>
        isStaff(actor) && seesOrders(actor, facts) && listsOfOrders(actor).includes(list),
    }),
  ),
  { label: 'Order forms', href: '/orders/forms', below: '/orders', who: canManageOrders },
  { label: 'Prices', href: '/orders/prices', below: '/orders', who: canManageOrders },
  { label: 'Order terms', href: '/orders/order-terms', below: '/orders', who: canManageOrders },
  {
    label: 'Canned responses',
    href: '/orders/canned-responses',
    below: '/orders',
    who: canManageOrders,
  },
]

const rows: readonly Row[] = [
  { label: 'Users', href: '/admin', icon: 'users', who: canManageUsers },
  {
    label: 'All Projects',
    href: '/projects/all',
    icon: 'folder',
    who: canSeeAllProjects,
  },
  { label: 'My Projects', href: '/projects', icon: 'folder-open', who: signedIn },
  ...orderRows,
  {
    label: 'Create A Request',
    href: '/requests/create-request',
    icon: 'plus',
    who: (a, { roomForRequest }) => isClient(a) && roomForRequest,
  },
  {
    label: 'Requests',
    href: '/requests',
    icon: 'inbox',
    who: (a) => isStaff(a) || isClient(a),
  },
  ...requestRows,
  {
    label: 'Types and forms',
    href: '/requests/types',
    below: '/requests',
    who: canManageRequests,
  },
  {
    label: 'Packages',
    href: '/requests/packages',
    below: '/requests',
    who: canManageRequests,
  },
  {
    label: 'Canned responses',
    href: '/requests/canned-responses',
    below: '/requests',
    who: canManageRequests,
  },
  {
    label: 'Company Profiles',
    href: '/company-profiles',
    also: '/company-profile',
    icon: 'building',
    who: (a, { hasProfiles }) => isStaff(a) || isClient(a) || hasProfiles,
  },
  {
    label: 'Book a call',
    href: '/book-schedule',
    icon: 'calendar',
    who: canBookCalls,
  },
  { label: 'Calls', href: '/book-schedule', icon: 'calendar', who: isStaff },
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
  {
    label: 'Statistics',
    href: '/statistics',
    icon: 'chart',
    group: 'Studio',
    who: isAdmin,
  },
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
export const menuFor = (
  actor: Actor,
  facts: MenuFacts = { roomForRequest: false, hasOrders: false, hasProfiles: false },
): MenuItem[] => rows.filter((row) => row.who(actor, facts)).map(({ who: _, ...item }) => item)
