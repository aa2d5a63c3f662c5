import { asc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { cannedResponses, users } from '~/db/schema'
import type { Actor } from '~/permissions/vocabulary'
import type { CannedType } from '~/shared/canned'
import { requireCannedManager, requireResponse } from './require-response.server'

/** The canned responses about requests or about orders, by name. @throws DomainError 403 */
export function listResponses(actor: Actor, type: CannedType) {
  requireCannedManager(actor, type)
  const { id, name, text, updatedAt } = cannedResponses
  return db
    .select({ id, name, text, updatedAt, updatedBy: users.fullName })
    .from(cannedResponses)
    .leftJoin(users, eq(users.id, cannedResponses.updatedBy))
    .where(eq(cannedResponses.type, type))
    .orderBy(asc(name))
    .limit(500)
    .all()
}

export type ListedResponse = ReturnType<typeof listResponses>[number]

/** @throws DomainError 403, 404 */
export function findResponse(actor: Actor, type: CannedType, id: string) {
  requireCannedManager(actor, type)
  const { name, text, version } = requireResponse(db, type, id)
  return { id, name, text, version }
}
