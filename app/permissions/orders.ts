import type { OrderList } from '~/shared/order-lists'
import type { OrderStatus } from '~/shared/order-statuses'
import type { Relation } from '~/shared/status-machine'
import type { WorkTab } from '~/shared/work-lists'
import { type Actor, holds, isSelf, isStaff } from './vocabulary'
import { relationsTo, type WorkFacts } from './work'

/** Facts about an order for its rules; `visibleOrder` decides who may open one. */
type OrderFacts = Pick<WorkFacts, 'userId' | 'assigneeId'>

/** Build forms, terms and prices; assign orders, say who follows them, refund and delete them. */
export const canManageOrders = (actor: Actor): boolean => holds(actor, 'manageOrders')

/** Change its status: people who manage orders, and the assignee. */
const canWorkOnOrder = (actor: Actor, order: OrderFacts): boolean =>
  canManageOrders(actor) || (isStaff(actor) && isSelf(actor, order.assigneeId))

/** How somebody relates to an order. */
export const orderRelations = (actor: Actor, order: OrderFacts): Relation[] =>
  relationsTo(actor, order, canWorkOnOrder(actor, order))

/** Set the priority of an order: people who manage orders, and the assignee. */
export const canSetOrderPriority = canWorkOnOrder

/**
 * Find an order in the lists. Staff who manage orders find all of them; other staff what is theirs to
 * work on or what they follow, once it is paid; everybody else their own. The lists ask this in SQL
 * (`order-conditions.server.ts`), no product code runs it: their property test measures that by it.
 */
export const canListOrder = (
  actor: Actor,
  order: OrderFacts & { status: OrderStatus; follows: boolean },
): boolean => {
  if (!isStaff(actor)) return isSelf(actor, order.userId)
  if (canManageOrders(actor)) return true
  return order.status !== 'pending_payment' && (isSelf(actor, order.assigneeId) || order.follows)
}

/** See what nobody has paid yet, in its own list. */
const canListUnpaid = canManageOrders

/** The lists of orders that somebody has, in order. What is unpaid is among a client's own. */
export const listsOfOrders = (actor: Actor): OrderList[] =>
  canListUnpaid(actor) ? ['open', 'pending-payment', 'completed'] : ['open', 'completed']

/** List that an order of a status is in. */
export function listOfOrder(actor: Actor, status: OrderStatus): OrderList {
  if (status === 'completed') return 'completed'
  return status === 'pending_payment' && canListUnpaid(actor) ? 'pending-payment' : 'open'
}

/** The tabs of somebody's lists of orders, in order; the first is the one they begin with. */
export function orderTabs(actor: Actor): WorkTab[] {
  if (!isStaff(actor)) return []
  return canManageOrders(actor)
    ? ['all', 'unassigned', 'overdue', 'mine', 'following']
    : ['mine', 'following', 'overdue']
}
