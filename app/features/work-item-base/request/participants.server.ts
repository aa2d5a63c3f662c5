import { eq } from 'drizzle-orm'
import { requestFollowers } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { participantsOfWork } from '~/features/work-item-base/participants.server'
import type { StoredRequest } from './access.server'

type OfRequest = Pick<StoredRequest, 'id' | 'userId' | 'assigneeId' | 'companyProfileId'>

/** Ids of a request's followers. */
export const followersOfRequest = (from: Reader, requestId: string): string[] =>
  from
    .select({ id: requestFollowers.userId })
    .from(requestFollowers)
    .where(eq(requestFollowers.requestId, requestId))
    .all()
    .map(({ id }) => id)

/** Ids of a request's participants, see `participantsOfWork`. */
export const participantsOfRequest = (from: Reader, request: OfRequest) =>
  participantsOfWork(from, 'request', request, followersOfRequest(from, request.id))
