import { isDeepStrictEqual } from 'node:util'
import { transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { workEvents } from '~/features/events/event-types/work'
import { followersOfGround, saveGround, storeFollowers } from '~/features/grounds/grounds.server'
import { requireStaff } from '~/features/user-access/list-staff.server'
import type { Ground } from '~/features/work-base/ground'
import type { Actor } from '~/permissions/vocabulary'
import { eventOfWork } from './event-of-work.server'
import { type AtVersion, openForChange } from './open-for-change.server'

/**
 * Says who of the studio follows a piece of work: these and nobody else.
 *
 * @throws DomainError `not-found`; 403; `stale` (409); `not-staff` (400) beside `followers`
 */
export function setFollowers(
  actor: Actor,
  input: AtVersion & { followers: readonly string[] },
): void {
  const followers = [...new Set(input.followers)]
  transaction((tx) => {
    const allowed = ({ may }: Ground) => {
      if (!may.manage) throw forbidden()
    }
    const isSo = (ground: Ground) =>
      isDeepStrictEqual(new Set(followersOfGround(tx, ground)), new Set(followers))
    const ground = openForChange(tx, actor, input, allowed, isSo)
    if (!ground) return
    requireStaff(tx, followers, 'followers')
    const former = followersOfGround(tx, ground)
    storeFollowers(tx, ground, followers)
    saveGround(tx, ground, {})
    const details = { followers: [former, followers] as [string[], string[]] }
    emit(tx, actor, workEvents[ground.kind].followersChanged, {
      ...eventOfWork(tx, ground),
      details,
    })
  })
}
