import { and, eq } from 'drizzle-orm'
import { cannedResponses } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError, forbidden, notFound } from '~/domain-error'
import { isNameTaken } from '~/features/form-input/is-name-taken.server'
import { canManageWork } from '~/permissions/manage-work'
import type { Actor, Member } from '~/permissions/vocabulary'
import { type CannedType, unknownVariable } from '~/shared/canned'

/** @throws DomainError 403 for anyone who may not change the answers about these */
export function requireCannedManager(actor: Actor, type: CannedType): asserts actor is Member {
  if (!canManageWork(actor, type)) throw forbidden()
}

/** A canned response of a type. @throws DomainError 404 */
export function requireResponse(from: Reader, type: CannedType, id: string) {
  const response = from
    .select()
    .from(cannedResponses)
    .where(and(eq(cannedResponses.id, id), eq(cannedResponses.type, type)))
    .get()
  if (!response) throw notFound()
  return response
}

/** @throws DomainError `canned-name-taken` (400), `canned-variable` (400) beside the text */
export function checkResponse(
  from: Reader,
  { type, name, text }: { type: CannedType; name: string; text: string },
  own?: string,
): void {
  const unknown = unknownVariable(text, type)
  if (unknown !== undefined) {
    throw new DomainError('canned-variable', 400, {
      field: 'text',
      values: { name: unknown.slice(0, 60) },
    })
  }
  if (isNameTaken(from, cannedResponses, { name, own, among: eq(cannedResponses.type, type) })) {
    throw new DomainError('canned-name-taken', 400, { field: 'name' })
  }
}
