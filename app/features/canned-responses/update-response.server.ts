import { eq } from 'drizzle-orm'
import { cannedResponses } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { cannedResponseEvents } from '~/features/events/event-types/canned-responses'
import { changes } from '~/features/form-input/changes'
import { expectVersion } from '~/features/form-input/expect-version.server'
import type { Actor } from '~/permissions/vocabulary'
import type { CannedType } from '~/shared/canned'
import type { CannedFacts } from './canned-schema.server'
import { checkResponse, requireCannedManager, requireResponse } from './require-response.server'

/** @throws DomainError 403, 404; `stale` (409); `canned-name-taken`, `canned-variable` (400) */
export function updateResponse(
  actor: Actor,
  input: CannedFacts & { type: CannedType; id: string; version: number },
): void {
  const { type, id, version, name, text } = input
  requireCannedManager(actor, type)
  transaction((tx) => {
    const response = requireResponse(tx, type, id)
    expectVersion(response, version, response)
    checkResponse(tx, input, id)
    const at = { version: version + 1, updatedAt: Date.now(), updatedBy: actor.id }
    tx.update(cannedResponses)
      .set({ name, text, ...at })
      .where(eq(cannedResponses.id, id))
      .run()
    const details = changes(response, { name, text })
    emit(tx, actor, cannedResponseEvents.updated, { subjectId: id, details })
  })
}
