import { orderTerms, termVersions } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { orderTermEvents } from '~/features/events/event-types/order-studio'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { requireRoom } from '~/features/lists/require-room.server'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { requireFreeTermName, type TermFacts } from './require-term.server'

/**
 * Writes terms down, as version 1. Buyers see them when they are published.
 *
 * @returns the id of the terms
 * @throws DomainError 403; `term-name-taken` (400)
 */
export function createTerm(
  actor: Actor,
  { name, text, idempotencyKey }: TermFacts & { idempotencyKey?: IdempotencyKey | undefined },
): string {
  requireOrderManager(actor)
  return transaction((tx) =>
    idempotent(tx, untilDeleted(orderTerms, idempotencyKey), () => {
      requireFreeTermName(tx, name)
      requireRoom(tx, 'orderTerms', orderTerms)
      const [id, at] = [newId(), Date.now()]
      const made = { createdAt: at, createdBy: actor.id }
      tx.insert(orderTerms)
        .values({ id, name, ...made, updatedAt: at, updatedBy: actor.id })
        .run()
      tx.insert(termVersions)
        .values({ id: newId(), termId: id, name, number: 1, text, ...made })
        .run()
      emit(tx, actor, orderTermEvents.created, { subjectId: id, details: { name } })
      return id
    }),
  )
}
