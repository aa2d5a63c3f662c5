import { inArray, lt } from 'drizzle-orm'
import { liveEvents, presences } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { isPrimary } from '~/platform/jobs/primary.server'
import { startUpkeep } from '~/platform/jobs/upkeep.server'
import { presenceLife } from './people-here.server'
import { publish } from './publish.server'

/** How long events are kept for browsers that come back, in milliseconds. */
const eventLife = 60 * 60 * 1000
/** At most so many are removed at once, so that nobody waits long for the write lock. */
const batch = 5_000

/** Removes events older than an hour. @returns how many */
export function tidyEvents(now = Date.now()): number {
  return transaction((tx) => {
    const old = tx
      .select({ seq: liveEvents.seq })
      .from(liveEvents)
      .where(lt(liveEvents.at, now - eventLife))
      .limit(batch)
    return tx.delete(liveEvents).where(inArray(liveEvents.seq, old)).run().changes
  })
}

/** Forgets the people whose browsers went without a word, and tells those who are left. */
export function tidyPresences(now = Date.now()): void {
  const over = lt(presences.seenAt, now - presenceLife)
  transaction((tx) => {
    const gone = tx.delete(presences).where(over).returning().all()
    const projectIds = new Set(gone.map(({ projectId }) => projectId))
    publish(tx, ...[...projectIds].map((id) => `project:${id}` as const))
  })
}

/** Tidies every half minute, on the primary alone. @returns how to stop */
export const startLiveUpkeep = () =>
  startUpkeep(
    () => {
      if (!isPrimary()) return
      tidyPresences()
      while (tidyEvents() === batch);
    },
    'old live events were not removed',
    { every: 30_000 },
  )
