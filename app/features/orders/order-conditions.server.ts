import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orderFollowers, orderForms, orders } from '~/db/schema'
import { ownOrders } from '~/features/work-item-base/order/access.server'
import { canManageOrders } from '~/permissions/orders'
import { isStaff, type Member } from '~/permissions/vocabulary'
import type { WorkTab } from '~/shared/work-lists'
import type { OrderQuestion } from './order-question'

export const searchedOrders = { table: orders, index: 'orders' } as const

/** Part of a question that an index can use: the viewer, the list, its owner, its dates, a rare mark. */
export const withinOf = (actor: Member, question: OrderQuestion): SQL | undefined =>
  and(
    scopeOf(actor),
    ofList(actor, question),
    whereTab(actor, question.tab),
    assignedTo(actor, question.assignee),
    question.dueFrom ? gte(orders.dueAt, question.dueFrom) : undefined,
    question.dueUntil ? lt(orders.dueAt, question.dueUntil) : undefined,
    question.overdue ? isOverdueNow() : undefined,
    question.answered && isStaff(actor) ? whichAreAnswered(question) : undefined,
    question.flagged && isStaff(actor) ? isNotNull(orders.paymentFlag) : undefined,
  )

/** Part of a question that is checked in the row itself: form and type, priority and status. */
export const inRow = ({
  forms = [],
  types = [],
  priorities = [],
  statuses = [],
}: OrderQuestion): SQL | undefined =>
  and(
    forms.length ? inArray(orders.orderFormId, [...forms]) : undefined,
    types.length ? inArray(orders.orderFormId, formsOf(types)) : undefined,
    priorities.length ? inArray(orders.priority, [...priorities]) : undefined,
    statuses.length ? inArray(orders.status, [...statuses]) : undefined,
  )

const formsOf = (types: readonly string[]) =>
  db
    .select({ id: orderForms.id })
    .from(orderForms)
    .where(inArray(orderForms.orderTypeId, [...types]))

/** The orders that somebody finds in lists at all, see `canListOrder`; undefined for all. */
export function scopeOf(actor: Member): SQL | undefined {
  if (!isStaff(actor)) return ownOrders(actor)
  if (canManageOrders(actor)) return undefined
  const theirs = or(eq(orders.assigneeId, actor.id), followedBy(actor))
  return and(theirs, sql`${orders.status} <> 'pending_payment'`)
}

const followedBy = (actor: Member) =>
  inArray(
    orders.id,
    db
      .select({ id: orderFollowers.orderId })
      .from(orderFollowers)
      .where(eq(orderFollowers.userId, actor.id)),
  )

/**
 * The statuses of a list; what is unpaid is open to its client. Words, not parameters: only so they
 * find their index. Where something else says which few rows there are, the status does not lead (`+`).
 */
function ofList(actor: Member, { list, search, client, answered, flagged }: OrderQuestion): SQL {
  const statusLeads = scopeOf(actor) === undefined && !search && !client && !answered && !flagged
  const status = statusLeads ? sql`${orders.status}` : sql`+${orders.status}`
  if (list === 'completed') return sql`${status} = 'completed'`
  if (list === 'pending-payment') return sql`${status} = 'pending_payment'`
  return isStaff(actor)
    ? sql`${status} not in ('completed', 'pending_payment')`
    : sql`${status} <> 'completed'`
}

function whereTab(actor: Member, tab: WorkTab | null | undefined): SQL | undefined {
  if (tab === 'unassigned') return isNull(orders.assigneeId)
  if (tab === 'mine') return eq(orders.assigneeId, actor.id)
  if (tab === 'following') return followedBy(actor)
  return tab === 'overdue' ? isOverdueNow() : undefined
}

/** Word for word the condition of its index. */
const isAnswered = sql`${orders.clientAnswered} = 1 and ${orders.status} <> 'completed'`

/** Its index has due dates: in another order all of them are read, which are few, not all of the list. */
const whichAreAnswered = ({ sort }: OrderQuestion): SQL =>
  !sort || /^-?due$/.test(sort)
    ? isAnswered
    : inArray(orders.rowNumber, db.select({ row: orders.rowNumber }).from(orders).where(isAnswered))

/** As `isOverdue` has it. The first condition, word for word, is that of the indexes of worked orders. */
const isOverdueNow = () =>
  and(
    sql`${orders.status} not in ('completed', 'pending_payment')`,
    sql`${orders.status} <> 'pending_review'`,
    lte(orders.dueAt, Date.now()),
    sql`(${orders.status} <> 'paused' or ${orders.dueAt} <= ${orders.pausedAt})`,
  )

function assignedTo(actor: Member, assignee: string | undefined): SQL | undefined {
  if (!assignee) return undefined
  if (assignee === 'none') return isNull(orders.assigneeId)
  return eq(orders.assigneeId, assignee === 'me' ? actor.id : assignee)
}
