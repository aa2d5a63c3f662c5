import { canHaveCalls } from './bookings'
import { canManageOrders } from './orders'
import { canManagePanels } from './panels'
import { canManageRequests } from './requests'
import { canManageTemplates } from './templates'
import { canManageUsers } from './users'
import { type Actor, isStaff } from './vocabulary'

/** The lists that open pages listen to, and who may hear of them: those whom their screens admit. */
export const listTopics = {
  users: canManageUsers,
  panels: canManagePanels,
  templates: (actor: Actor) =>
    canManageTemplates(actor, 'page') || canManageTemplates(actor, 'project'),
  requests: isStaff,
  orders: isStaff,
  bookings: (actor: Actor) => canHaveCalls(actor),
  'company-profiles': isStaff,
  'request-types': canManageRequests,
  'order-studio': canManageOrders,
} satisfies Record<string, (actor: Actor) => boolean>

export type ListTopic = `list:${keyof typeof listTopics}`
