import { db } from '~/db/client.server'
import { answersOf } from '~/features/conversations/answers-of.server'
import { nameOf } from '~/features/user-access/name-of.server'
import { visibleRequest } from '~/features/work-item-base/request/access.server'
import { companyIn } from '~/features/work-items/names-of.server'
import type { Actor } from '~/permissions/vocabulary'

/**
 * What was asked for, see `answersOf`, and by whom.
 *
 * @throws DomainError `not-found`, also when it is not theirs to see
 */
export function getRequestDetails(actor: Actor, requestId: string) {
  const request = visibleRequest(db, actor, requestId)
  const { id, number, title, typeName, category, deadline, createdAt } = request
  return {
    ...{ id, number, title, typeName, category, deadline, createdAt },
    ...answersOf(request),
    client: nameOf(db, request.userId),
    company: companyIn(request.companyProfileId),
  }
}
