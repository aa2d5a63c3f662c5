import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orderFollowers, orders } from '~/db/schema'
import { contains, isIndexed, matches } from '~/features/lists/search.server'
import { ownOrders } from '~/features/order-base/order-access.server'
import { conversationsWith, ofClient, saidIn } from '~/features/work/search-work.server'
import { canManageOrders } from '~/permissions/orders'
import { isStaff, type Member, type Priority } from '~/permissions/vocabulary'
import type { OrderList, OrderSort, OrderTab } from '~/work/order-lists'

/** What a list of orders is narrowed to. */
export type OrderQuestion = {
  list: OrderList
  tab?: OrderTab | null
  search?: string
  /** The id of an order form. */
  form?: string
  priority?: Priority | ''
  /** An id; `me`, or `none` for what nobody works on. */
  assignee?: string
  /** Part of the name of a client or their company. */
  client?: string
  overdue?: boolean
  /** Only what staff must look at because of its payment. */
  flagged?: boolean
  sort?: OrderSort | ''
}

/** The orders of a list as somebody sees it. */
export const ordersOf = (actor: Member, question: OrderQuestion): SQL | undefined =>
  and(
    scopeOf(actor),
    ofList(actor, question),
    ofTab(actor, question.tab),
    assignedTo(actor, question.assignee),
    question.form ? eq(orders.orderFormId, question.form) : undefined,
    question.priority ? eq(orders.priority, question.priority) : undefined,
    question.overdue ? isLate() : undefined,
    question.flagged && isStaff(actor) ? isNotNull(orders.paymentFlag) : undefined,
    question.client ? ofClient(orders, question.client) : undefined,
    found(actor, question.search),
  )

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
 * find their index. Where few rows are looked at, the status is not to lead (`+`).
 */
function ofList(actor: Member, { list, search, client, flagged }: OrderQuestion): SQL {
  const few = scopeOf(actor) !== undefined || Boolean(search || client || flagged)
  const status = few ? sql`+${orders.status}` : sql`${orders.status}`
  if (list === 'completed') return sql`${status} = 'completed'`
  if (list === 'pending-payment') return sql`${status} = 'pending_payment'`
  return isStaff(actor)
    ? sql`${status} not in ('completed', 'pending_payment')`
    : sql`${status} <> 'completed'`
}

function ofTab(actor: Member, tab: OrderTab | null | undefined): SQL | undefined {
  if (tab === 'unassigned') return isNull(orders.assigneeId)
  if (tab === 'mine') return eq(orders.assigneeId, actor.id)
  if (tab === 'following') return followedBy(actor)
  return tab === 'overdue' ? isLate() : undefined
}

/** As `isOverdue` has it. */
const isLate = () =>
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

/**
 * Its number, words of its title, answers and messages, the name of its client. Notes are never
 * looked through.
 */
function found(actor: Member, typed: string | undefined): SQL | undefined {
  if (!typed) return undefined
  const number = /^#?(\d{1,9})$/.exec(typed)?.[1]
  const inWords = scopeOf(actor) !== undefined ? amongFew(typed) : amongAll(typed)
  return or(
    number ? eq(orders.number, Number(number)) : undefined,
    ofClient(orders, typed),
    ...inWords,
  )
}

const amongFew = (typed: string) => [
  contains(orders.title, typed),
  contains(orders.answersText, typed),
  saidIn(orders.conversationId, typed),
]

const amongAll = (typed: string) =>
  isIndexed(typed)
    ? [
        matches(typed, { table: orders, index: 'orders_search', starts: [] }),
        inArray(orders.conversationId, conversationsWith(typed)),
      ]
    : []
