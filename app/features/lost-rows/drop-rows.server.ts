import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { lostRowEvents } from '~/features/events/event-types/lost-rows'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import type { Actor } from '~/permissions/vocabulary'
import {
  type Chosen,
  chosenUnits,
  countByTable,
  decide,
  requireAdmin,
  settleFind,
} from './chosen-rows.server'

/**
 * Decides that lost rows are not wanted. Those of a page are dropped together.
 *
 * @returns how many
 * @throws DomainError 403 for anyone but admins, 404
 */
export function dropRows(
  actor: Actor,
  chosen: Chosen & { idempotencyKey?: IdempotencyKey | undefined },
): number {
  const admin = requireAdmin(actor)
  return transaction((tx) =>
    idempotent(tx, chosen.idempotencyKey, () => {
      const rows = chosenUnits(tx, chosen).flat()
      for (const { id } of rows) decide(tx, admin, id, 'dropped')
      if (rows.length > 0) {
        settleFind(tx, chosen.findId)
        const details = { rows: countByTable(rows) }
        emit(tx, admin, lostRowEvents.dropped, { subjectId: chosen.findId, details })
      }
      return rows.length
    }),
  )
}
