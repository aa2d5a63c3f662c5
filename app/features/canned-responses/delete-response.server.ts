import { eq } from 'drizzle-orm'
import { cannedResponses } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { cannedResponseEvents } from '~/features/events/event-types/canned-responses'
import type { Actor } from '~/permissions/vocabulary'
import type { CannedType } from '~/shared/canned'
import { requireCannedManager, requireResponse } from './require-response.server'

/** Deletes a canned response; answers it was inserted into stay. @throws DomainError 403, 404 */
export function deleteResponse(actor: Actor, { type, id }: { type: CannedType; id: string }): void {
  requireCannedManager(actor, type)
  transaction((tx) => {
    const { name } = requireResponse(tx, type, id)
    tx.delete(cannedResponses).where(eq(cannedResponses.id, id)).run()
    emit(tx, actor, cannedResponseEvents.deleted, { subjectId: id, details: { name, type } })
  })
}
