import { and, eq, type SQL } from 'drizzle-orm'
import { orders } from '~/db/schema'
import { urgencies } from '~/db/schema/columns'
import {
  foundIn,
  isLookedThroughInPart,
  looksOf,
  ofClient,
} from '~/features/work-items/search-work.server'
import type { Member, Priority } from '~/permissions/vocabulary'
import { inRow, scopeOf, searchedOrders, withinOf } from './order-conditions.server'
import type { OrderQuestion } from './order-question'

/** One priority by its column `urgency`, which is in an index before the due date: also few are found. */
const ofOne = ([priority, ...more]: readonly Priority[] = []) =>
  priority && more.length === 0 ? eq(orders.urgency, urgencies[priority]) : undefined

/**
 * The condition that finds the orders of a list as somebody sees it. What narrows a list is in `withinOf`
 * or `inRow`, by which saved views are counted too; here only what they leave out, and what finds an index.
 */
export const whereOrders = (actor: Member, question: OrderQuestion): SQL | undefined =>
  and(
    withinOf(actor, question),
    foundIn(searchedOrders, question.search, looksOf(actor, scopeOf(actor))),
    question.client ? ofClient(orders, question.client, scopeOf(actor) !== undefined) : undefined,
    ofOne(question.priorities),
    inRow(question),
  )

/** Whether more fits the search of a question, or the name of its client, than is looked through. */
export const ordersLookedThroughInPart = (actor: Member, question: OrderQuestion): boolean =>
  isLookedThroughInPart(searchedOrders, question, looksOf(actor, scopeOf(actor)))
