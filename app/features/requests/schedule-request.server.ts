import { eq, inArray, max } from 'drizzle-orm'
import { requestPackages, requests, requestTypes, typeFollowers } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { notFound } from '~/domain-error'
import { packagesOf } from '~/features/packages/packages.server'
import { readSettings } from '~/features/settings/general-settings.server'
import { staffAmong } from '~/features/user-access/staff-among.server'
import { webhookOfType } from '~/features/webhooks/find-webhook.server'
import { priorities } from '~/permissions/vocabulary'
import { dueFrom } from '~/shared/clock'

/**
 * Schedule of a request if its client sent it at a moment: shown before, stored after.
 *
 * @param clientId null for nobody in particular: somebody without a package
 * @throws DomainError `not-found` without such a type
 */
export function scheduleRequest(
  from: Reader,
  { typeId, clientId, at }: { typeId: string; clientId: string | null; at: number },
) {
  const type = from.select().from(requestTypes).where(eq(requestTypes.id, typeId)).get()
  if (!type) throw notFound()
  const followers = from
    .select({ id: typeFollowers.userId })
    .from(typeFollowers)
    .where(eq(typeFollowers.typeId, typeId))
    .all()
    .map(({ id }) => id)
  const staff = staffAmong(from, [type.assigneeId ?? '', ...followers])
  const delivery = { time: type.deliveryTime, unit: type.deliveryUnit }
  return {
    number: nextNumber(from),
    priority: clientId === null ? priorities[0] : priorityOf(from, clientId),
    dueAt: dueFrom(at, delivery, readSettings(from).officeZone),
    assignee: staff.get(type.assigneeId ?? '') ?? null,
    followers: followers.flatMap((id) => staff.get(id) ?? []),
    webhook: webhookOfType(from, type.id),
  }
}

/** One more than the highest number of the requests that are kept. */
const nextNumber = (from: Reader): number =>
  (from
    .select({ number: max(requests.number) })
    .from(requests)
    .get()?.number ?? 0) + 1

/** The highest priority among somebody's packages; low without one. */
function priorityOf(from: Reader, clientId: string) {
  const ids = packagesOf(from, clientId)
  if (ids.length === 0) return priorities[0]
  const held = from
    .select({ priority: requestPackages.priority })
    .from(requestPackages)
    .where(inArray(requestPackages.id, ids))
    .all()
    .map(({ priority }) => priority)
  return priorities.findLast((priority) => held.includes(priority)) ?? priorities[0]
}
