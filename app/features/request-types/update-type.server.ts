import { eq } from 'drizzle-orm'
import { requestTypes, typeFollowers } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { requestTypeEvents } from '~/features/events/event-types/request-types'
import { changes } from '~/features/form-input/changes'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { requireStaff } from '~/features/user-access/list-staff.server'
import { cancelDeliveries } from '~/features/webhooks/cancel-deliveries.server'
import type { Actor } from '~/permissions/vocabulary'
import { editedType } from './find-type.server'
import { requireFreeTypeName, requireRequestManager, requireType } from './require-type.server'
import type { TypeFacts } from './type-schema.server'

/**
 * Saves the name of a type, whether it is offered, how long it takes, its assignee and its followers. A new
 * webhook is on, even if the one before was switched off; deliveries still waiting for that one are given
 * up.
 *
 * @throws DomainError 403, 404; `stale` (409); `type-name-taken`, `not-staff` (400)
 */
export function updateType(
  actor: Actor,
  { id, version, followers, ...facts }: TypeFacts & { id: string; version: number },
): void {
  requireRequestManager(actor)
  transaction((tx) => {
    const type = requireType(tx, id)
    const before = editedType(tx, type)
    expectVersion(type, version, before)
    requireFreeTypeName(tx, facts.name, id)
    const { assigneeId } = facts
    // A person who left the studio stays until somebody else is chosen.
    if (assigneeId && assigneeId !== type.assigneeId) requireStaff(tx, [assigneeId], 'assigneeId')
    const added = followers.filter((person) => !before.followers.includes(person))
    requireStaff(tx, added, 'followers')
    const moved = facts.webhook !== type.webhook
    if (moved) cancelDeliveries(tx, id)
    tx.update(requestTypes)
      .set({
        ...facts,
        ...(moved && { webhookOffAt: null }),
        version: version + 1,
        updatedAt: Date.now(),
      })
      .where(eq(requestTypes.id, id))
      .run()
    tx.delete(typeFollowers).where(eq(typeFollowers.typeId, id)).run()
    const rows = followers.map((userId) => ({ typeId: id, userId }))
    if (rows.length > 0) tx.insert(typeFollowers).values(rows).run()
    const details = changes(before, { ...facts, followers: [...followers].sort() })
    emit(tx, actor, requestTypeEvents.updated, { subjectId: id, details })
  })
}
