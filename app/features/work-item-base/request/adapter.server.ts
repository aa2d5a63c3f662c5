import { eq } from 'drizzle-orm'
import { requestFollowers, requests } from '~/db/schema'
import type { WorkItemAdapter } from '~/features/work-item-base/work-item'
import { canManageRequests, canSetRequestPriority, requestRelations } from '~/permissions/requests'
import { saveRequest, visibleRequest } from './access.server'
import { followersOfRequest, participantsOfRequest } from './participants.server'

/** Requests, as their conversations see them. */
export const requestAdapter: WorkItemAdapter = {
  open: (from, actor, id) => {
    const request = visibleRequest(from, actor, id)
    return {
      kind: 'request',
      id,
      number: request.number,
      title: request.title,
      status: request.status,
      priority: request.priority,
      version: request.version,
      conversationId: request.conversationId,
      userId: request.userId,
      assigneeId: request.assigneeId,
      companyProfileId: request.companyProfileId,
      ofCompany: request.ofCompany,
      relations: requestRelations(actor, request),
      may: { manage: canManageRequests(actor), prioritise: canSetRequestPriority(actor) },
      variables: {
        'request.number': String(request.number),
        'request.type': request.typeName,
      },
    }
  },
  participantsOf: participantsOfRequest,
  followersOf: followersOfRequest,
  storeFollowers: (tx, requestId, followers) => {
    tx.delete(requestFollowers).where(eq(requestFollowers.requestId, requestId)).run()
    for (const userId of followers) tx.insert(requestFollowers).values({ requestId, userId }).run()
  },
  save: saveRequest,
  touch: (tx, id, updatedAt) => {
    tx.update(requests).set({ updatedAt }).where(eq(requests.id, id)).run()
  },
}
