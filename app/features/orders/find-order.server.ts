import { and, asc, eq, isNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orderFollowers, pages, projects, users } from '~/db/schema'
import { brandKit } from '~/features/profiles/brand-kit.server'
import { readSettings } from '~/features/settings/general-settings.server'
import { acceptedTerms } from '~/features/work-item-base/order/accepted-terms.server'
import { type Order, visibleOrder } from '~/features/work-item-base/order/access.server'
import { companyName, personName } from '~/features/work-items/find-names.server'
import { canManageOrders, canSetOrderPriority, orderRelations } from '~/permissions/orders'
import type { Actor } from '~/permissions/vocabulary'
import { canUseNotes } from '~/permissions/work'
import { dueOf } from '~/shared/due'
import { moneyOf } from '~/shared/money'
import { orderMachine, orderSteps } from '~/shared/order-statuses'
import { movesFrom } from '~/shared/status-machine'

/**
 * One order as its screen shows it, with what the viewer may do to it.
 *
 * @throws DomainError `not-found`, also when it is not theirs to see
 */
export function findOrder(actor: Actor, id: string) {
  const order = visibleOrder(db, actor, id)
  const { version, number, title, status, priority, formName, typeName, productLabel } = order
  const relations = orderRelations(actor, order)
  return {
    id,
    facts: {
      ...{ id, version, number, title, status, priority, formName, typeName, productLabel },
      dueAt: order.dueAt,
    },
    due: dueOf(order, Date.now(), readSettings().officeZone),
    createdAt: order.createdAt,
    /** When it was shown to its client last. */
    shownAt: status === 'pending_review' ? order.pendingReviewAt : order.reviewingWithClientAt,
    price: moneyOf(order),
    paidAt: order.paidAt,
    steps: stepsOf(order),
    terms: acceptedTerms(order),
    project: projectOf(order.projectId),
    client: personName(order.userId),
    company: companyName(order.companyProfileId),
    kit: brandKit(actor, order.companyProfileId),
    assignee: personName(order.assigneeId),
    followers: followersOf(id),
    moves: movesFrom(orderMachine, status, relations),
    may: {
      manage: canManageOrders(actor),
      /** Choose among all its moves; its client answers what is shown, in a form of its own. */
      move: relations.includes('works-on-it'),
      owns: relations.includes('owns-it'),
      prioritise: canSetOrderPriority(actor, order),
      notes: canUseNotes(actor, order),
    },
  }
}

/** An order as its screen shows it. */
export type FoundOrder = ReturnType<typeof findOrder>

type Step = keyof typeof orderSteps
const steps = Object.keys(orderSteps) as Step[]

/**
 * Steps in their order, each with the last time it was reached: the current one, or the one before the
 * order left the way, and those passed. A step it never reached is not behind it.
 */
function stepsOf(order: Order) {
  const moments = steps.map((step) => cameTo(order, step))
  const status = order.status === 'paused' ? order.statusBeforePause : order.status
  // A delivery is for its client to review.
  const at = status === 'pending_review' ? 'reviewing_with_client' : status
  const onTheWay = (steps as readonly (string | null)[]).indexOf(at)
  const now = onTheWay === -1 ? lastOf(moments) : onTheWay
  const waits = order.status === 'pending_payment'
  return steps.map((step, index) => {
    const moment = moments[index] ?? null
    const passed = index < now && moment !== null
    return {
      step,
      state: passed ? 'done' : index === now && !waits ? 'now' : 'ahead',
      at: index <= now ? moment : null,
    } as const
  })
}

/**
 * An order is in progress once changes are asked for or it is opened again; its client reviews a delivery.
 */
function cameTo(order: Order, step: Step): number | null {
  const also: Partial<Record<Step, number | null>> = {
    in_progress: order.reopenedAt,
    reviewing_with_client: order.pendingReviewAt,
  }
  return Math.max(order[orderSteps[step]] ?? 0, also[step] ?? 0) || null
}

const lastOf = (moments: readonly (number | null)[]): number =>
  moments.reduce<number>((last, at, index) => ((at ?? 0) > (moments[last] ?? 0) ? index : last), 0)

const person = { id: users.id, name: users.fullName, avatar: users.avatar }

const followersOf = (id: string) =>
  db
    .select(person)
    .from(orderFollowers)
    .innerJoin(users, eq(users.id, orderFollowers.userId))
    .where(eq(orderFollowers.orderId, id))
    .orderBy(asc(users.fullName), asc(users.id))
    .all()

/** Pages of a website that are named. */
const mostPages = 200

/** The website it is about, with its pages; null without one, or when it was deleted. */
function projectOf(id: string | null) {
  if (id === null) return null
  const project = db
    .select({ id: projects.id, name: projects.name, share: projects.shareToken })
    .from(projects)
    .where(and(eq(projects.id, id), isNull(projects.deletedAt)))
    .get()
  if (!project) return null
  const named = db
    .select({ id: pages.id, name: pages.name })
    .from(pages)
    .where(and(eq(pages.projectId, id)))
    .orderBy(asc(pages.order), asc(pages.id))
    .limit(mostPages)
    .all()
  return { ...project, pages: named }
}
