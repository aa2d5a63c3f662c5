import { isDeepStrictEqual } from 'node:util'
import { transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { workEvents } from '~/features/events/event-types/work'
import { requireStaff } from '~/features/user-access/list-staff.server'
import type { WorkItem } from '~/features/work-item-base/work-item'
import {
  getFollowers,
  saveWorkItem,
  storeFollowers,
} from '~/features/work-item-base/work-items.server'
import type { Actor } from '~/permissions/vocabulary'
import { eventOfWork } from './event-of-work.server'
import { type AtVersion, openForChange } from './open-for-change.server'

/**
 * Says who of the studio follows a work item: these and nobody else.
 *
 * @throws DomainError `not-found`; 403; `stale` (409); `not-staff` (400) beside `followers`
 */
export function setFollowers(
  actor: Actor,
  input: AtVersion & { followers: readonly string[] },
): void {
  const followers = [...new Set(input.followers)]
  transaction((tx) => {
    const allowed = ({ may }: WorkItem) => {
      if (!may.manage) throw forbidden()
    }
    const isSo = (workItem: WorkItem) =>
      isDeepStrictEqual(new Set(getFollowers(tx, workItem)), new Set(followers))
    const workItem = openForChange(tx, actor, input, allowed, isSo)
    if (!workItem) return
    requireStaff(tx, followers, 'followers')
    const former = getFollowers(tx, workItem)
    storeFollowers(tx, workItem, followers)
    saveWorkItem(tx, workItem, {})
    const details = { followers: [former, followers] as [string[], string[]] }
    emit(tx, actor, workEvents[workItem.kind].followersChanged, {
      ...eventOfWork(tx, workItem),
      details,
    })
  })
}
