import { eq } from 'drizzle-orm'
import { requests } from '~/db/schema'
import type { Grounds } from '~/features/work-base/ground'
import { peopleOfWork } from '~/features/work-base/work-people.server'
import { requestRelations } from '~/permissions/requests'
import { visibleRequest } from './request-access.server'
import { followersOf } from './request-people.server'

/** Requests, as their conversations see them. */
export const requestGrounds: Grounds = {
  open: (from, actor, id) => {
    const request = visibleRequest(from, actor, id)
    return {
      kind: 'request',
      id,
      number: request.number,
      title: request.title,
      status: request.status,
      version: request.version,
      conversationId: request.conversationId,
      userId: request.userId,
      assigneeId: request.assigneeId,
      companyProfileId: request.companyProfileId,
      ofCompany: request.ofCompany,
      relations: requestRelations(actor, request),
      variables: {
        'request.number': String(request.number),
        'request.type': request.typeName,
      },
    }
  },
  peopleOf: (from, ground) => peopleOfWork(from, ground, followersOf(from, ground.id)),
  touch: (tx, id, updatedAt) => {
    tx.update(requests).set({ updatedAt }).where(eq(requests.id, id)).run()
  },
}
