import type { Tx } from '~/db/transaction.server'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { type OpenRequest, visibleRequest } from '~/features/request-base/request-access.server'
import { followersOf, peopleOfRequest } from '~/features/request-base/request-people.server'
import type { Member } from '~/permissions/vocabulary'

/** What of a request can be changed, as a screen of two versions shows it. */
export const storedOf = (tx: Tx, request: OpenRequest) => ({
  status: request.status,
  priority: request.priority,
  assignee: request.assigneeId,
  followers: followersOf(tx, request.id),
})

/**
 * A request that is about to be changed, as it was when the form was made.
 *
 * @param allowed throws when the actor may not
 * @throws Fault `not-found`, `stale` (409), and what `allowed` throws
 */
export function openForChange(
  tx: Tx,
  actor: Member,
  { requestId, version }: { requestId: string; version: number },
  allowed: (request: OpenRequest) => void,
): OpenRequest {
  const request = visibleRequest(tx, actor, requestId)
  allowed(request)
  expectVersion(request, version, storedOf(tx, request))
  return request
}

/** What every event about a request says of it. */
export const eventOf = (tx: Tx, request: OpenRequest) => ({
  work: { id: request.id, number: request.number, title: request.title },
  people: peopleOfRequest(tx, request),
})
