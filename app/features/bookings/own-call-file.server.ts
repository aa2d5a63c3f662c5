import { db } from '~/db/client.server'
import type { Actor } from '~/permissions/vocabulary'
import { factsOfCall, otherOf } from './call-facts.server'
import { callFile } from './call-file.server'
import { visibleCall } from './call-row.server'

/**
 * Calendar file of a call, for a person who downloads it.
 *
 * @throws DomainError `not-found`
 */
export function ownCallFile(
  actor: Actor,
  { fullName: name, email }: { fullName: string; email: string },
  id: string,
): string {
  const call = visibleCall(db, actor, id)
  const event = factsOfCall(db, call)
  const method = call.status === 'cancelled' ? 'CANCEL' : 'PUBLISH'
  return callFile(event.call, { name, email }, otherOf(actor, event), method).text
}
