import { eq } from 'drizzle-orm'
import { cannedResponses } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { cannedResponseEvents } from '~/features/events/event-types/canned-responses'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { requireRoom } from '~/features/lists/require-room.server'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import type { CannedType } from '~/shared/canned'
import type { CannedFacts } from './canned-schema.server'
import { checkResponse, requireCannedManager } from './require-response.server'

/**
 * Keeps an answer that is given often.
 *
 * @returns its id
 * @throws DomainError 403; `canned-name-taken`, `canned-variable` (400)
 */
export function createResponse(
  actor: Actor,
  input: CannedFacts & { type: CannedType; idempotencyKey?: IdempotencyKey | undefined },
): string {
  const { type, name, text, idempotencyKey } = input
  requireCannedManager(actor, type)
  return transaction((tx) =>
    idempotent(tx, untilDeleted(cannedResponses, idempotencyKey), () => {
      checkResponse(tx, input)
      requireRoom(tx, 'cannedResponses', cannedResponses, eq(cannedResponses.type, type))
      const [id, at] = [newId(), Date.now()]
      const made = { createdAt: at, createdBy: actor.id, updatedAt: at, updatedBy: actor.id }
      tx.insert(cannedResponses)
        .values({ id, type, name, text, ...made })
        .run()
      emit(tx, actor, cannedResponseEvents.created, { subjectId: id, details: { name, type } })
      return id
    }),
  )
}
