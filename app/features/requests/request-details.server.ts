import { db } from '~/db/client.server'
import { showAnswers } from '~/features/conversations/show-answers.server'
import { findName } from '~/features/user-access/find-name.server'
import { visibleRequest } from '~/features/work-item-base/request/access.server'
import { companyName } from '~/features/work-items/find-names.server'
import type { Actor } from '~/permissions/vocabulary'

/**
 * Answers of a request, see `showAnswers`, and its author.
 *
 * @throws DomainError `not-found`, also when it is not theirs to see
 */
export function getRequestDetails(actor: Actor, requestId: string) {
  const request = visibleRequest(db, actor, requestId)
  const { id, number, title, typeName, category, deadline, createdAt } = request
  return {
    ...{ id, number, title, typeName, category, deadline, createdAt },
    ...showAnswers(request),
    client: findName(db, request.userId),
    company: companyName(request.companyProfileId),
  }
}
