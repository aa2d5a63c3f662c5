import { z } from 'zod'
import { savedViews } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { savedViewEvents } from '~/features/events/event-types/saved-views'
import { boxField, requiredText } from '~/features/form-input/fields.server'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import type { FilterValues } from '~/features/lists/define-filters'
import { queryOf } from '~/map/path-to'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import type { WorkKind } from '~/shared/kinds'
import { pluralOf } from './list-views.server'
import { requireList } from './require-list.server'
import { requireFreeViewName, requireRoom } from './require-view.server'

/** Characters of the address that a view leads to, well below what a server or a browser takes. */
const longestAddress = 4_096

export const saveViewSchema = z.object({
  name: requiredText(60),
  shared: boxField,
})

/**
 * Keeps a list with its filters under a name, for oneself, or for all staff: then it is the studio's.
 *
 * @returns its id
 * @throws DomainError `not-found` for a list that one does not have; `view-too-long` (400) beside `name`;
 *   those of `requireRoom` and `requireFreeViewName`
 */
export function saveView(
  actor: Member,
  input: {
    kind: WorkKind
    name: string
    path: string
    filters: FilterValues
    shared: boolean
    idempotencyKey?: IdempotencyKey | undefined
  },
): string {
  const { idempotencyKey, kind, ...view } = input
  requireList(actor, kind, view.path)
  if ((view.path + queryOf(view.filters)).length > longestAddress) {
    throw new DomainError('view-too-long', 400, { field: 'name' })
  }
  return transaction((tx) =>
    idempotent(tx, untilDeleted(savedViews, idempotencyKey), () => {
      const shared = view.shared && isStaff(actor)
      requireRoom(tx, actor, kind, shared)
      requireFreeViewName(tx, actor, { kind, name: view.name, shared })
      const id = newId()
      tx.insert(savedViews)
        .values({
          ...view,
          id,
          list: pluralOf(kind),
          shared,
          ownerId: shared ? null : actor.id,
          createdAt: Date.now(),
        })
        .run()
      emit(tx, actor, savedViewEvents.created, {
        subjectId: id,
        owner: actor.id,
        details: { name: view.name },
      })
      return id
    }),
  )
}
