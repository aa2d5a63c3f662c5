import { asc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requestFollowers, requestTypes, users } from '~/db/schema'
import { brandKit } from '~/features/profiles/brand-kit.server'
import { storedPin } from '~/features/request-pins/find-pin.server'
import { readSettings } from '~/features/settings/general-settings.server'
import { type OpenRequest, visibleRequest } from '~/features/work-item-base/request/access.server'
import { companyName, personName } from '~/features/work-items/find-names.server'
import { canManageRequests, canSetRequestPriority, requestRelations } from '~/permissions/requests'
import type { Actor } from '~/permissions/vocabulary'
import { canUseNotes } from '~/permissions/work'
import { dueOf } from '~/shared/due'
import { requestMachine } from '~/shared/request-statuses'
import { movesFrom } from '~/shared/status-machine'

/**
 * One request as its screen shows it, with what the viewer may do to it.
 *
 * @throws DomainError `not-found`, also when it is not theirs to see
 */
export function findRequest(actor: Actor, id: string) {
  const request = visibleRequest(db, actor, id)
  const { version, number, title, status, priority, typeName, category } = request
  const { dueAt, deadline, createdAt, deliveredAt } = request
  return {
    id,
    facts: { id, version, number, title, status, priority, typeName, category, deadline, dueAt },
    due: dueOf(request, Date.now(), readSettings().officeZone),
    createdAt,
    deliveredAt,
    ...participantsOf(request),
    kit: brandKit(actor, request.companyProfileId),
    delivery: deliveryOf(request.typeId),
    moves: movesOf(actor, request),
    may: {
      manage: canManageRequests(actor),
      /** Choose among all its moves; its client answers what was delivered, in a form of its own. */
      move: requestRelations(actor, request).includes('works-on-it'),
      prioritise: canSetRequestPriority(actor),
      notes: canUseNotes(actor, request),
      /** Look at what was made of the section it is about. */
      review: status === 'pending_review' && storedPin(id) !== undefined,
    },
  }
}

/** A request as its screen shows it. */
export type FoundRequest = ReturnType<typeof findRequest>

const person = { id: users.id, name: users.fullName, avatar: users.avatar }

const participantsOf = ({ id, userId, assigneeId, companyProfileId }: OpenRequest) => ({
  client: personName(userId),
  company: companyName(companyProfileId),
  assignee: personName(assigneeId),
  followers: db
    .select(person)
    .from(requestFollowers)
    .innerJoin(users, eq(users.id, requestFollowers.userId))
    .where(eq(requestFollowers.requestId, id))
    .orderBy(asc(users.fullName), asc(users.id))
    .all(),
})

/** How long its type takes; null when that was deleted. */
const deliveryOf = (typeId: string | null) =>
  db
    .select({ time: requestTypes.deliveryTime, unit: requestTypes.deliveryUnit })
    .from(requestTypes)
    .where(eq(requestTypes.id, typeId ?? ''))
    .get() ?? null

/** Moves that somebody can make on its status now. Staff who have begun already cannot begin again. */
const movesOf = (actor: Actor, request: OpenRequest) =>
  movesFrom(requestMachine, request.status, requestRelations(actor, request)).filter(
    (action) =>
      action !== 'progress' || request.status !== 'in_progress' || request.progressAt === null,
  )
