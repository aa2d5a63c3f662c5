import { eq } from 'drizzle-orm'
import { requestFollowers } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { participantsOfWork } from '~/features/work-item-base/participants.server'
import type { StoredRequest } from './access.server'

type OfRequest = Pick<StoredRequest, 'id' | 'userId' | 'assigneeId' | 'companyProfileId'>

/** The ids of who follows a request. */
export const followersOfRequest = (from: Reader, requestId: string): string[] =>
  from
    .select({ id: requestFollowers.userId })
    .from(requestFollowers)
    .where(eq(requestFollowers.requestId, requestId))
    .all()
    .map(({ id }) => id)

/** The ids of who takes part in a request, see `participantsOfWork`. */
export const participantsOfRequest = (from: Reader, request: OfRequest) =>
  participantsOfWork(from, 'request', request, followersOfRequest(from, request.id))
