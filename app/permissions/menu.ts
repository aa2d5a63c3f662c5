import { menuMessages as say } from '~/messages/menu'
import { orderListTexts } from '~/messages/orders'
import { requestListTexts } from '~/messages/requests'
import { orderListNames, orderLists } from '~/shared/order-lists'
import { requestListNames, requestLists } from '~/shared/request-lists'
import { canBookCalls } from './bookings'
import type { MenuItem } from './menu-items'
import { canManageOrders, listsOfOrders } from './orders'
import { canManagePanels } from './panels'
import { canSeeAllProjects } from './projects'
import { canManageRequests } from './requests'
import { canManageTemplates } from './templates'
import { canManageUsers } from './users'
import { type Actor, isAdmin, isClient, isStaff } from './vocabulary'

/** The rows of the dashboard menu. Pure; one line for each screen that exists. */

/** Facts for the rows, besides the person. */
type MenuFacts = {
  /** A client may have another active request. */
  roomForRequest: boolean
  /** They have bought something, work on an order, or follow one as staff. */
  hasOrders: boolean
  /** There are requests of theirs, or of a company whose work they see. */
  hasRequests: boolean
  /** They belong to a company. */
  hasProfiles: boolean
}

type Row = MenuItem & { who: (actor: Actor, facts: MenuFacts) => boolean }

const signedIn = (actor: Actor) => actor.kind === 'member'

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
  { label: say.orders, href: '/orders', icon: 'bag', who: seesOrders },
  ...orderListNames.map(
    (list): Row => ({
      label: orderListTexts[list].label,
      href: orderLists[list],
      below: '/orders',
      who: (actor, facts) =>
        isStaff(actor) && seesOrders(actor, facts) && listsOfOrders(actor).includes(list),
    }),
  ),
  { label: say.orderForms, href: '/orders/forms', below: '/orders', who: canManageOrders },
  { label: say.prices, href: '/orders/prices', below: '/orders', who: canManageOrders },
  { label: say.orderTerms, href: '/orders/order-terms', below: '/orders', who: canManageOrders },
  {
    label: say.cannedResponses,
    href: '/orders/canned-responses',
    below: '/orders',
    who: canManageOrders,
  },
]

const rows: readonly Row[] = [
  { label: say.users, href: '/admin', icon: 'users', who: canManageUsers },
  {
    label: say.allProjects,
    href: '/projects/all',
    icon: 'folder',
    who: canSeeAllProjects,
  },
  { label: say.myProjects, href: '/projects', icon: 'folder-open', who: signedIn },
  ...orderRows,
  {
    label: say.createRequest,
    href: '/requests/create-request',
    icon: 'plus',
    who: (a, { roomForRequest }) => isClient(a) && roomForRequest,
  },
  {
    label: say.requests,
    href: '/requests',
    icon: 'inbox',
    who: (a, { hasRequests }) => isStaff(a) || isClient(a) || hasRequests,
  },
  ...requestRows,
  {
    label: say.typesAndForms,
    href: '/requests/types',
    below: '/requests',
    who: canManageRequests,
  },
  {
    label: say.packages,
    href: '/requests/packages',
    below: '/requests',
    who: canManageRequests,
  },
  {
    label: say.cannedResponses,
    href: '/requests/canned-responses',
    below: '/requests',
    who: canManageRequests,
  },
  {
    label: say.companyProfiles,
    href: '/company-profiles',
    also: '/company-profile',
    icon: 'building',
    who: (a, { hasProfiles }) => isStaff(a) || isClient(a) || hasProfiles,
  },
  {
    label: say.bookCall,
    href: '/book-schedule',
    icon: 'calendar',
    who: canBookCalls,
  },
  { label: say.calls, href: '/book-schedule', icon: 'calendar', who: isStaff },
  { label: say.accountSettings, href: '/account-settings', icon: 'settings', who: signedIn },
  {
    label: say.pageTemplates,
    href: '/admin/page-templates',
    icon: 'template',
    group: say.library,
    who: (a) => canManageTemplates(a, 'page'),
  },
  {
    label: say.projectTemplates,
    href: '/admin/project-templates',
    icon: 'layers',
    group: say.library,
    who: (a) => canManageTemplates(a, 'project'),
  },
  {
    label: say.panels,
    href: '/admin/panels',
    icon: 'panel',
    group: say.library,
    who: canManagePanels,
  },
  { label: say.convert, href: '/convert', icon: 'swap', group: say.library, who: isStaff },
  {
    label: say.statistics,
    href: '/statistics',
    icon: 'chart',
    group: say.studio,
    who: isAdmin,
  },
  { label: say.outbox, href: '/admin/outbox', icon: 'mail', group: say.studio, who: isAdmin },
  {
    label: say.generalSettings,
    href: '/admin/general-settings',
    also: '/admin/lost-rows',
    icon: 'sliders',
    group: say.studio,
    who: isAdmin,
  },
]

const noFacts: MenuFacts = {
  roomForRequest: false,
  hasOrders: false,
  hasRequests: false,
  hasProfiles: false,
}

/** The rows somebody sees, in order. */
export const menuFor = (actor: Actor, facts: MenuFacts = noFacts): MenuItem[] =>
  rows.filter((row) => row.who(actor, facts)).map(({ who: _, ...item }) => item)
