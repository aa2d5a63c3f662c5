import { eq } from 'drizzle-orm'
import { requestFollowers } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { forbidden } from '~/faults'
import { happen } from '~/features/events/happen.server'
import { requestEvents } from '~/features/events/kinds/requests'
import { followersOf } from '~/features/request-base/request-people.server'
import { requireStaff } from '~/features/user-access/list-staff.server'
import { canManageRequests } from '~/permissions/requests'
import type { Member } from '~/permissions/vocabulary'
import { eventOf, openForChange, saveRequest } from './open-for-change.server'

/**
 * Says who of the studio follows a request: these and nobody else.
 *
 * @throws Fault `not-found`; 403; `stale` (409); `not-staff` (400) beside `followers`
 */
export function setFollowers(
  actor: Member,
  input: { requestId: string; followers: readonly string[]; version: number },
): void {
  const followers = [...new Set(input.followers)]
  transaction((tx) => {
    const request = openForChange(tx, actor, input, () => {
      if (!canManageRequests(actor)) throw forbidden()
    })
    requireStaff(tx, followers, 'followers')
    const former = followersOf(tx, request.id)
    tx.delete(requestFollowers).where(eq(requestFollowers.requestId, request.id)).run()
    for (const userId of followers) {
      tx.insert(requestFollowers).values({ requestId: request.id, userId }).run()
    }
    saveRequest(tx, request, {})
    const details = { followers: [former, followers] as [string[], string[]] }
    happen(tx, actor, requestEvents.followersChanged, { ...eventOf(tx, request), details })
  })
}
